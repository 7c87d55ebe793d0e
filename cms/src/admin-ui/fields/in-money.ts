/** “€15.50”: an amount in whole units of its currency. */
export const inMoney = (amount: number, currency: string): string =>
  new Intl.NumberFormat("en-GB", { style: "currency", currency }).format(amount)
