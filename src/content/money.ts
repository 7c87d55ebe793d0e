import { ContentError, type DocumentRef } from "./content-error"

export interface Money {
  amount: number
  /** ISO 4217 */
  currency: string
}

/** @throws ContentError for a missing or negative amount, or a currency that is not a code of ISO 4217 */
export function money(
  amount: number | null | undefined,
  currency: string | null | undefined,
  document: DocumentRef,
  field: string,
): Money {
  if (typeof amount !== "number" || amount < 0) {
    throw new ContentError(document, field, "is not an amount", "a number that is not negative")
  }
  return { amount, currency: currencyCode(currency, document) }
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
