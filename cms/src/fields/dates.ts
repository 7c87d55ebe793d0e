import type { DateField, FieldHook } from "payload"
import { noonUtc } from "../validation/dates"
import type { Verdict } from "../validation/verdict"
import { dateRule, type RuleContext } from "./rules"

const toNoonUtc: FieldHook = ({ value }) => {
  const given: unknown = value
  if (given instanceof Date) return noonUtc(given.toISOString())
  return typeof given === "string" && given ? noonUtc(given) : given
}

/** A calendar day: stored as noon UTC of that day. */
export function dayField<Siblings = object, Document = object>(options: {
  name: string
  label?: string
  required?: boolean
  index?: boolean
  description: string
  /** What stands below the input, as the import map names it. */
  afterInput?: string
  check?: (value: string, context: RuleContext<Siblings, Document>) => Verdict | Promise<Verdict>
  whenEmpty?: (context: RuleContext<Siblings, Document>) => Verdict
}): DateField {
  const { name, label, required = false, index = false, description, afterInput } = options
  const { check = () => true, whenEmpty } = options
  return {
    name,
    type: "date",
    required,
    index,
    ...(label ? { label } : {}),
    admin: {
      description,
      components: {
        Field: "/admin-ui/fields/day-field#DayField",
        Cell: "/admin-ui/fields/day-cell#DayCell",
        ...(afterInput ? { afterInput: [afterInput] } : {}),
      },
    },
    hooks: { beforeValidate: [toNoonUtc] },
    validate: dateRule(check, whenEmpty),
  }
}
