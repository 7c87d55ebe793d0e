import { digitsInWords, digitsOf, isPayable } from "../../shared/currency"
import { ContentError, type DocumentRef } from "./content-error"

export interface Money {
  amount: number
  /** ISO 4217 */
  currency: string
}

/**
 * @throws ContentError for a missing or negative amount, one with more decimals than its currency has, or a currency that is
 * not a code of ISO 4217
 */
export function money(
  amount: number | null | undefined,
  currency: string | null | undefined,
  document: DocumentRef,
  field: string,
): Money {
  if (typeof amount !== "number" || amount < 0) {
    throw new ContentError(document, field, "is not an amount", "a number that is not negative")
  }
  const code = currencyCode(currency, document)
  if (!isPayable(amount, code)) {
    const rounded = `an amount such as ${amount.toFixed(digitsOf(code))}`
    throw new ContentError(document, field, `is ${amount}, and ${digitsInWords(code)}`, rounded)
  }
  return { amount, currency: code }
}

/** An amount that may be left out; with one, the currency is required. */
export const optionalMoney = (
  amount: number | null | undefined,
  currency: string | null | undefined,
  document: DocumentRef,
  field: string,
): Money | undefined =>
  amount === null || amount === undefined ? undefined : money(amount, currency, document, field)

export function currencyCode(currency: string | null | undefined, document: DocumentRef): string {
  if (currency && /^[A-Z]{3}$/.test(currency)) return currency
  throw new ContentError(
    document,
    "currency",
    currency ? `is “${currency}”` : "is empty",
    "a code of ISO 4217, such as EUR",
  )
}
