import type { Field } from "payload"
import { optionsFrom } from "../../../fields/options"
import { textRule } from "../../../fields/rules"
import { namedRows } from "../../../rows/named-rows"
import { checkLinkTarget } from "../../../validation/contact"
import { checkMenuCurrencies } from "../menu-currency"
import { pickupFields } from "./pickup"
import { tableFields } from "./tables"

export const bookingFields: Field[] = [
  {
    name: "menus",
    type: "relationship",
    relationTo: "menus",
    hasMany: true,
    validate: checkMenuCurrencies,
    admin: { description: "In the order they are shown. Each in the venue's currency." },
  },
  { name: "booking", type: "group", fields: tableFields },
  { name: "pickup", type: "group", label: "Collection", fields: pickupFields },
  {
    name: "ordering",
    type: "array",
    labels: { singular: "Way to order", plural: "Ordering" },
    admin: {
      components: namedRows("Way to order", {
        parts: [{ choice: "kind" }, "label"],
        separator: ": ",
      }),
    },
    fields: [
      {
        type: "row",
        fields: [
          {
            name: "kind",
            type: "select",
            required: true,
            options: optionsFrom({ collection: "Collection", delivery: "Delivery" }),
          },
          { name: "label", type: "text", required: true },
        ],
      },
      {
        name: "url",
        type: "text",
        required: true,
        label: "Address",
        validate: textRule(checkLinkTarget),
        admin: { description: "Starts with https:// or tel:." },
      },
      { name: "note", type: "text" },
    ],
  },
]
