import type { FieldHook, RowField, TextField } from "payload"
import { checkCurrencyGiven, checkSameCurrency } from "../validation/money"
import type { CurrencySource } from "./decimals"
import { amountField, currencyField } from "./money"
import { venueFacts } from "./related-documents"

interface VenueData {
  venue: unknown
  venues: unknown[]
}

type VenueIn = keyof VenueData

/** The first venue that a document names in one of its fields, or in a list of several. */
const firstOf = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value)

/**
 * The currency of a document with a venue: the venue's, and not asked again. A program may give it, and then gives the
 * right one.
 * @param what how messages call the price: “The minimum spend”
 */
export function venueCurrencyField(venueIn: VenueIn, what: string): TextField {
  const followVenue: FieldHook = async ({ value, data, originalDoc, previousValue, req }) => {
    const given: unknown = value
    if (given && given !== previousValue) return given
    const document = { ...originalDoc, ...data } as Partial<VenueData>
    const venue = await venueFacts(req, firstOf(document[venueIn]))
    return venue?.currency ?? given
  }
  const field = currencyField<object, VenueData>({
    check: async (value, { document, req, typing }) => {
      if (typing) return true
      for (const named of [document[venueIn]].flat()) {
        const venue = await venueFacts(req, named)
        const verdict = venue ? checkSameCurrency(value, venue, what) : true
        if (verdict !== true) return verdict
      }
      return true
    },
  })
  return {
    ...field,
    admin: { hidden: true, description: "The venue's." },
    hooks: { beforeValidate: [followVenue] },
  }
}

interface PriceOptions {
  name: string
  label?: string
  /** How messages call the price: “The minimum spend”. */
  what: string
}

const amountIn = (currency: CurrencySource, { name, label }: PriceOptions) =>
  amountField({ name, currency, ...(label ? { label } : {}) })

/** A price of a document with a venue, in the venue's currency. */
export const priceInVenueCurrency = (options: PriceOptions): RowField => ({
  type: "row",
  fields: [amountIn({ venueIn: "venue" }, options), venueCurrencyField("venue", options.what)],
})

/** A price and its currency, of what is sold anywhere. */
export const priceWithCurrency = (options: PriceOptions): RowField => ({
  type: "row",
  fields: [
    amountIn({ field: "currency" }, options),
    currencyField<Record<string, unknown>>({
      description: "Needed with a price.",
      whenEmpty: ({ siblings }) => {
        const amount = siblings[options.name]
        return checkCurrencyGiven(typeof amount === "number" ? amount : null, null, options.what)
      },
    }),
  ],
})
