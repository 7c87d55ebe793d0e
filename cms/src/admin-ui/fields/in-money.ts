import { digitsOf } from "../../../../shared/currency"

/** “€15.50”: an amount in whole units of its currency. What is no whole amount keeps its digits in every engine. */
export function inMoney(amount: number, currency: string): string {
  const digits = Number.isInteger(amount) ? undefined : digitsOf(currency)
  return new Intl.NumberFormat("en-GB", {
    style: "currency",
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount)
}
