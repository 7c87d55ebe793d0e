/** Minor units of ISO 4217 that are not two, as its list one has them. */
const DIGITS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    0: "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF",
    3: "BHD IQD JOD KWD LYD OMR TND",
    4: "CLF UYW",
  }).flatMap(([digits, codes]) => codes.split(" ").map((code) => [code, Number(digits)] as const)),
)

/**
 * Digits after the point of a currency's amounts: 2 for EUR, 0 for JPY, 3 for KWD. Never asked of `Intl`: engines differ, in
 * HUF for one, and amounts in this unit are stored and sent from one to another.
 * @param currency ISO 4217
 */
export const digitsOf = (currency: string): number => DIGITS.get(currency) ?? 2

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
