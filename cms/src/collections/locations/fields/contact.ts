import type { Field } from "payload"
import { addressGroup, geoGroup, phoneField } from "../../../fields/place"
import { textRule } from "../../../fields/rules"
import { checkTimeZone } from "../../../validation/time-zone"

export const contactFields: Field[] = [
  addressGroup,
  geoGroup,
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
