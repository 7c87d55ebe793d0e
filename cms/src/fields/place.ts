import type { NamedGroupField, TextField } from "payload"
import { checkPhone } from "../validation/contact"
import { checkCountry, checkLongitude } from "../validation/place"
import { decimalInput } from "./decimals"
import { checkPosition } from "./position"
import { numberRule, textRule } from "./rules"

export const addressGroup: NamedGroupField = {
  name: "address",
  type: "group",
  interfaceName: "Address",
  fields: [
    {
      name: "street",
      type: "text",
      required: true,
      admin: { description: "Street and number, as locals write them." },
    },
    {
      type: "row",
      fields: [
        { name: "district", type: "text" },
        { name: "city", type: "text", required: true },
      ],
    },
    {
      type: "row",
      fields: [
        {
          name: "postcode",
          type: "text",
          admin: { description: "Empty where the country has none." },
        },
        { name: "region", type: "text" },
        {
          name: "country",
          type: "text",
          required: true,
          maxLength: 2,
          validate: textRule(checkCountry),
          admin: { description: "Two capital letters: IT, GB, PT." },
        },
      ],
    },
  ],
}

const { custom, components } = decimalInput("degrees")

export const geoGroup: NamedGroupField = {
  name: "geo",
  type: "group",
  interfaceName: "GeoPoint",
  label: "Position on the map",
  admin: { description: "Degrees, as a map service shows them for the front door." },
  fields: [
    {
      type: "row",
      fields: [
        {
          name: "latitude",
          type: "number",
          required: true,
          custom,
          validate: numberRule(checkPosition, "degrees"),
          admin: {
            components: {
              ...components,
              afterInput: ["/admin-ui/fields/confirm-position#ConfirmPosition"],
            },
            description: "−90 (south) to 90 (north).",
          },
        },
        {
          name: "longitude",
          type: "number",
          required: true,
          custom,
          validate: numberRule(checkLongitude, "degrees"),
          admin: { components, description: "−180 (west) to 180 (east)." },
        },
      ],
    },
  ],
}

export function phoneField(options: { required: boolean }): TextField {
  return {
    name: "phone",
    type: "text",
    required: options.required,
    validate: textRule(checkPhone),
    admin: { description: "With the country code: +39 06 5550 0400." },
  }
}
