import { digitsInWords, digitsOf, isPayable } from "../../../shared/currency"
import type { Verdict } from "./verdict"

const CURRENCIES: readonly string[] = Intl.supportedValuesOf("currency")

/** ISO 4217 */
export function checkCurrency(value: string): Verdict {
  if (CURRENCIES.includes(value)) return true
  const upper = value.toUpperCase()
  const suggestion = CURRENCIES.includes(upper) ? upper : "EUR"
  return `“${value}” is not a currency code. Use the three capital letters of ISO 4217, for example “${suggestion}”.`
}

/**
 * An amount in currency units, such as 14.5.
 * @param currency ISO 4217; nothing while it is not known, for which there is a check of its own
 */
export function checkAmount(value: number, currency: string | undefined): Verdict {
  if (!Number.isFinite(value) || value < 0) {
    return `${value} is not a price. Give zero or more, in currency units, such as 14.`
  }
  if (currency === undefined || checkCurrency(currency) !== true || isPayable(value, currency)) {
    return true
  }
  const rounded = value.toFixed(digitsOf(currency))
  return `${value} cannot be paid: ${digitsInWords(currency)}. Round it, for example to ${rounded}.`
}

export function checkSameCurrency(
  currency: string,
  venue: { name: string; currency: string },
  what: string,
): Verdict {
  if (currency === venue.currency) return true
  return `${what} is priced in ${currency}, but ${venue.name} takes ${venue.currency}. They must be the same.`
}

/** A price without a currency means nothing to a guest. */
export function checkCurrencyGiven(
  amount: number | null | undefined,
  currency: string | null | undefined,
  what: string,
): Verdict {
  if (amount == null || currency) return true
  return `${what} is given without a currency. Add its code, for example “EUR”.`
}

/** Several prices of one item can only be told apart by their labels. */
export function checkPriceLabels(rows: readonly { label?: string | null }[]): Verdict {
  if (rows.length < 2) return true
  const missing = rows.findIndex((row) => !row.label?.trim())
  if (missing === -1) return true
  return `Price ${missing + 1} has no label. With several prices each needs one, for example “Glass” and “Bottle”.`
}

export function checkPayRange(
  minimum: number | null | undefined,
  maximum: number | null | undefined,
): Verdict {
  if (minimum == null || maximum == null || maximum >= minimum) return true
  return `The highest pay (${maximum}) is below the lowest (${minimum}). Swap them, or leave the highest empty.`
}
