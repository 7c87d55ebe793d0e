import type { NumberField, TextField } from "payload"
import { ask, onSite } from "../questions/ask"
import { checkAmount, checkCurrency } from "../validation/money"
import { oddJump } from "../validation/questions"
import type { Verdict } from "../validation/verdict"
import { type CurrencySource, decimalInput } from "./decimals"
import { numberRule, type RuleContext, textRule } from "./rules"

/** What the document says itself, or what has been put in it from its venue as it was sent. */
function currencyOf<Siblings, Document>(
  source: CurrencySource,
  { document, siblings, typing }: RuleContext<Siblings, Document>,
): string | undefined {
  // While the editor types, another venue may have been chosen than the one that this is of.
  if (typing && "venueIn" in source) return undefined
  const name = "field" in source ? source.field : "currency"
  const said: Readonly<Record<string, unknown>> = { ...document, ...siblings }
  const { [name]: currency } = said
  return typeof currency === "string" ? currency : undefined
}

async function questionJump<Siblings, Document>(
  value: number,
  context: RuleContext<Siblings, Document>,
): Promise<Verdict> {
  if (context.typing) return true
  const before = (await onSite(context))?.values[context.path.at(-1) ?? ""]
  const odd = typeof before === "number" ? oddJump(before, value) : undefined
  return odd === undefined || ask(context, value, odd)
}

export function amountField<Siblings = object, Document = object>(options: {
  name: string
  label?: string
  required?: boolean
  description?: string
  currency: CurrencySource
  check?: (value: number, context: RuleContext<Siblings, Document>) => Verdict | Promise<Verdict>
}): NumberField {
  const { name, label, required = false, description, currency, check } = options
  const { custom, components } = decimalInput("amount", currency)
  return {
    name,
    type: "number",
    required,
    ...(label ? { label } : {}),
    custom,
    admin: {
      components: { ...components, afterInput: ["/admin-ui/fields/confirm-amount#ConfirmAmount"] },
      ...(description ? { description } : {}),
    },
    validate: numberRule<Siblings, Document>(
      async (value, context) => {
        const shape = checkAmount(value, currencyOf(currency, context))
        const verdict = shape === true && check ? await check(value, context) : shape
        return verdict === true ? questionJump(value, context) : verdict
      },
      "amount",
      undefined,
      (context) => {
        const code = currencyOf(currency, context)
        return code && checkCurrency(code) === true ? code : undefined
      },
    ),
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
