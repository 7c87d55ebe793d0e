import type { NumberField } from "payload"
import type { Verdict } from "../validation/verdict"
import { decimalInput } from "./decimals"
import { numberRule, type RuleContext } from "./rules"

const { custom, components } = decimalInput()
const wholeInput = decimalInput("whole")

const whole = (value: number): Verdict =>
  Number.isInteger(value) || `${value} is not a whole number. Try ${Math.round(value)}.`

type Context<Siblings, Document> = RuleContext<Siblings, Document>

export function wholeNumberField<Siblings = object, Document = object>(options: {
  name: string
  label?: string
  required?: boolean
  min?: number
  max?: number
  defaultValue?: number
  description?: string
  /** Whether the form shows it, by what else it says. */
  condition?: (siblings: Partial<Siblings>) => boolean
  check?: (value: number, context: Context<Siblings, Document>) => Verdict
  whenEmpty?: (context: Context<Siblings, Document>) => Verdict
}): NumberField {
  const { name, label, required = false, min = 0, max, defaultValue, description } = options
  const { condition, check = () => true, whenEmpty } = options
  return {
    name,
    type: "number",
    required,
    min,
    ...(max === undefined ? {} : { max }),
    ...(defaultValue === undefined ? {} : { defaultValue }),
    ...(label ? { label } : {}),
    custom: wholeInput.custom,
    admin: {
      components: wholeInput.components,
      ...(description ? { description } : {}),
      ...(condition
        ? { condition: (_data, siblings: Partial<Siblings>) => condition(siblings) }
        : {}),
    },
    validate: numberRule<Siblings, Document>(
      (value, context) => {
        const verdict = whole(value)
        return verdict === true ? check(value, context) : verdict
      },
      "whole",
      whenEmpty,
    ),
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
