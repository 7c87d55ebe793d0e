import type { Field, FieldHook } from "payload"
import type { OpeningPeriod } from "../../../../../shared/opening-hours"
import { dayField } from "../../../fields/dates"
import { weekdayOptions } from "../../../fields/options"
import { rowsRule, textRule } from "../../../fields/rules"
import { namedRows } from "../../../rows/named-rows"
import { questionCloses } from "../closes-on"
import { EXCEPTION_NAMING, PERIOD_NAMING, TIMES_NAMING } from "../../../rows/row-name"
import {
  checkExceptions,
  checkOpeningHours,
  checkTimeOfDay,
  type ExceptionRow,
} from "../../../validation/opening-hours"

const timeField = (name: "opens" | "closes"): Field => ({
  name,
  type: "text",
  required: true,
  maxLength: 5,
  validate: textRule(checkTimeOfDay),
  admin: {
    placeholder: name === "opens" ? "18:00" : "23:30",
  },
})

/**
 * However they were typed, they are read in the order of their days. Not stored so: while something is wrong with one,
 * the form and what is said about it count the rows as they were typed.
 */
const inOrderOfDays: FieldHook = ({ value }) => {
  if (!Array.isArray(value)) return value as unknown
  const rows = value as readonly ExceptionRow[]
  return [...rows].sort((one, other) => String(one.from).localeCompare(String(other.from)))
}

export const hoursFields: Field[] = [
  {
    name: "openingHours",
    type: "array",
    label: "Weekly hours",
    labels: { singular: "Period", plural: "Weekly hours" },
    validate: rowsRule<Partial<OpeningPeriod>>((rows) => checkOpeningHours(rows)),
    admin: {
      components: namedRows("Period", PERIOD_NAMING),
      description:
        "The weekly hours in the venue's own time zone. Several rows a day are fine; a day without a row is closed. A closing time at or before the opening time means past midnight.",
    },
    fields: [
      {
        type: "row",
        fields: [
          { name: "day", type: "select", required: true, options: weekdayOptions },
          timeField("opens"),
          timeField("closes"),
        ],
      },
    ],
  },
  {
    name: "hoursExceptions",
    type: "array",
    label: "Exceptions",
    labels: { singular: "Exception", plural: "Exceptions" },
    hooks: { afterRead: [inOrderOfDays] },
    validate: rowsRule<ExceptionRow>((rows) => checkExceptions(rows)),
    admin: {
      components: namedRows("Exception", EXCEPTION_NAMING),
      description:
        "Holidays and special days. They replace the weekly hours on the days they cover. Guests who have booked or ordered for a day that becomes closed are not told: the venue gets a mail about each, for somebody to move, cancel or call.",
    },
    fields: [
      {
        type: "row",
        fields: [
          dayField<ExceptionRow>({
            name: "from",
            label: "First day",
            required: true,
            description: "",
            afterInput: "/admin-ui/fields/confirm-closed#ConfirmClosed",
            check: questionCloses,
          }),
          dayField({
            name: "until",
            label: "Last day",
            description: "Included. Empty for a single day.",
          }),
        ],
      },
      {
        name: "reason",
        type: "text",
        required: true,
        admin: { description: "Guests read this: Christmas Day, Summer break." },
      },
      { name: "closed", type: "checkbox", defaultValue: false, label: "Closed" },
      {
        name: "periods",
        type: "array",
        label: "Opening periods",
        labels: { singular: "Period", plural: "Opening periods" },
        admin: {
          components: namedRows("Period", TIMES_NAMING),
          condition: (_data, siblings: Partial<ExceptionRow>) => !siblings?.closed,
          description: "When the venue is open on these days.",
        },
        fields: [{ type: "row", fields: [timeField("opens"), timeField("closes")] }],
      },
    ],
  },
]
