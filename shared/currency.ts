/** The commonest are said: to ask `Intl` the first time takes 35 ms of a desktop's processor. */
const known = new Map([
  ["EUR", 2],
  ["GBP", 2],
  ["USD", 2],
])

/**
 * Digits after the point of a currency's amounts: 2 for EUR, 0 for JPY, 3 for KWD.
 * @param currency ISO 4217
 */
export function digitsOf(currency: string): number {
  let digits = known.get(currency)
  if (digits === undefined) {
    const format = new Intl.NumberFormat("en", { style: "currency", currency })
    digits = format.resolvedOptions().maximumFractionDigits ?? 2
    known.set(currency, digits)
  }
  return digits
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
