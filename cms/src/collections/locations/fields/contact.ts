import type { Field } from "payload"
import { imageField } from "../../../fields/media"
import { addressGroup, geoGroup, phoneField } from "../../../fields/place"
import { textRule } from "../../../fields/rules"
import { checkTimeZone } from "../../../validation/time-zone"

export const contactFields: Field[] = [
  addressGroup,
  geoGroup,
  imageField({
    name: "map",
    label: "Map picture",
    description: "A drawn map of the city with the venue on it, shown beside the address.",
  }),
  {
    name: "timeZone",
    type: "text",
    label: "Time zone",
    required: true,
    validate: textRule(checkTimeZone),
    admin: {
      description: "The IANA name of the place's time zone: Europe/Rome, Europe/London.",
    },
  },
  {
    type: "row",
    fields: [phoneField({ required: true }), { name: "email", type: "email", required: true }],
  },
]
