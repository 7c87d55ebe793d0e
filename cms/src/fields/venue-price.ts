import type { RowField } from "payload"
import { checkCurrencyGiven, checkSameCurrency } from "../validation/money"
import { amountField, currencyField } from "./money"
import { venueFacts } from "./related-documents"

type Priced = Record<string, unknown>

/** A price and its currency; where the document has a venue, the currency is the venue's. */
export function priceInVenueCurrency(options: {
  name: string
  label?: string
  /** How messages call the price: “The minimum spend”. */
  what: string
}): RowField {
  const { name, label, what } = options
  return {
    type: "row",
    fields: [
      amountField({ name, ...(label ? { label } : {}) }),
      currencyField<Priced, { venue: unknown }>({
        description: "Needed with a price.",
        check: async (value, { document, req, typing }) => {
          const venue = typing ? undefined : await venueFacts(req, document.venue)
          return venue ? checkSameCurrency(value, venue, what) : true
        },
        whenEmpty: ({ siblings }) => {
          const amount = siblings[name]
          return checkCurrencyGiven(typeof amount === "number" ? amount : null, null, what)
        },
      }),
    ],
  }
}
