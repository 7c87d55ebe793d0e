import type { NumberField, TextField } from "payload"
import { checkAmount, checkCurrency } from "../validation/money"
import type { Verdict } from "../validation/verdict"
import { numberRule, type RuleContext, textRule } from "./rules"

export function amountField<Siblings = object, Document = object>(options: {
  name: string
  label?: string
  required?: boolean
  description?: string
  check?: (value: number, context: RuleContext<Siblings, Document>) => Verdict | Promise<Verdict>
}): NumberField {
  const { name, label, required = false, description, check } = options
  return {
    name,
    type: "number",
    required,
    ...(label ? { label } : {}),
    admin: { step: 0.5, ...(description ? { description } : {}) },
    validate: numberRule<Siblings, Document>((value, context) => {
      const verdict = checkAmount(value)
      return verdict === true && check ? check(value, context) : verdict
    }),
  }
}

export function currencyField<Siblings = object, Document = object>(
  options: {
    required?: boolean
    description?: string
    check?: (value: string, context: RuleContext<Siblings, Document>) => Verdict | Promise<Verdict>
    whenEmpty?: (context: RuleContext<Siblings, Document>) => Verdict
  } = {},
): TextField {
  const { required = false, description = "Three capital letters: EUR, GBP." } = options
  const { check, whenEmpty } = options
  return {
    name: "currency",
    type: "text",
    required,
    maxLength: 3,
    admin: { description },
    validate: textRule<Siblings, Document>((value, context) => {
      const verdict = checkCurrency(value)
      return verdict === true && check ? check(value, context) : verdict
    }, whenEmpty),
  }
}
