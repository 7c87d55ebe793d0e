import type { NumberField } from "payload"
import type { Verdict } from "../validation/verdict"
import { decimalInput } from "./decimals"
import { numberRule, type RuleContext } from "./rules"

const { custom, components } = decimalInput()

const whole = (value: number): Verdict =>
  Number.isInteger(value) || `${value} is not a whole number. Try ${Math.round(value)}.`

export function wholeNumberField<Document = object>(options: {
  name: string
  label?: string
  required?: boolean
  min?: number
  max?: number
  description?: string
  check?: (value: number, context: RuleContext<object, Document>) => Verdict
}): NumberField {
  const { name, label, required = false, min = 0, max, description, check = () => true } = options
  return {
    name,
    type: "number",
    required,
    min,
    ...(max === undefined ? {} : { max }),
    ...(label ? { label } : {}),
    custom,
    admin: { components, ...(description ? { description } : {}) },
    validate: numberRule<object, Document>((value, context) => {
      const verdict = whole(value)
      return verdict === true ? check(value, context) : verdict
    }),
  }
}

export const orderField: NumberField = {
  name: "order",
  type: "number",
  required: true,
  defaultValue: 100,
  index: true,
  custom,
  validate: numberRule(() => true),
  admin: {
    position: "sidebar",
    components,
    description: "Place in lists: lower numbers come first.",
  },
}

export const priceLevelField: NumberField = {
  ...wholeNumberField({
    name: "priceLevel",
    label: "Price level",
    required: true,
    min: 1,
    max: 4,
    description: "1 for everyday prices to 4 for the dearest.",
  }),
}
