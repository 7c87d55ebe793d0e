import { decimalsOf } from "./currency-decimals"

/** Those that have no minor unit by list one of ISO 4217. */
const WITHOUT_DECIMALS = /BIF|CLP|DJF|GNF|ISK|JPY|KMF|KRW|PYG|RWF|UGX|UYI|VND|VUV|XAF|XOF|XPF/
const UNITS_OF_ACCOUNT = /CLF|UYW/

/**
 * Digits after the point of a currency's amounts: 2 for EUR, 0 for JPY, 3 for KWD. Never asked of `Intl`: engines differ, in
 * HUF for one, and amounts in this unit are stored and sent from one to another.
 * @param currency ISO 4217
 */
export function digitsOf(currency: string): number {
  if (WITHOUT_DECIMALS.test(currency)) return 0
  return UNITS_OF_ACCOUNT.test(currency) ? 4 : decimalsOf(currency)
}

/** Less than what a sum of amounts in binary is off by, more than any digit of an amount. */
const OFF_BY = 1e-6

/** Whether an amount can be paid: nobody has half a yen. */
export function isPayable(amount: number, currency: string): boolean {
  const units = amount * 10 ** digitsOf(currency)
  return Math.abs(units - Math.round(units)) <= OFF_BY
}

const NUMBERS = ["no decimals", "one decimal", "two decimals", "three decimals", "four decimals"]

/** For editors and for who runs a build: “KWD has three decimals”. */
export function digitsInWords(currency: string): string {
  const digits = digitsOf(currency)
  return `${currency} has ${NUMBERS[digits] ?? `${digits} decimals`}`
}
