/**
 * Digits after the point of a price that is not whole: of a currency without any there is none, and nobody pays in the units
 * of account that have four. By itself, for every page with prices loads it (shared/currency.ts has the rest).
 * @param currency ISO 4217
 */
export const decimalsOf = (currency: string): number =>
  /BHD|IQD|JOD|KWD|LYD|OMR|TND/.test(currency) ? 3 : 2
