import { expect, it } from "@jest/globals"
import { ContentError } from "../../../src/content/content-error"
import { money } from "../../../src/content/money"

const menu = { type: "Menu", name: "The list", id: 3 }
const priced = (amount: number, currency: string) => money(amount, currency, menu, "price")

it.each([
  [14.5, "EUR"],
  [1200, "JPY"],
  [1.255, "KWD"],
])("a price of %d %s is one that can be paid", (amount, currency) => {
  expect(priced(amount, currency)).toEqual({ amount, currency })
})

it.each([
  [14.505, "EUR", /“price” is 14\.505, and EUR has two decimals/],
  [1200.5, "JPY", /“price” is 1200\.5, and JPY has no decimals\. It needs an amount such as 1201/],
  [1.2555, "KWD", /KWD has three decimals/],
])("a price of %d %s is named with its document", (amount, currency, said) => {
  expect(() => priced(amount, currency)).toThrow(ContentError)
  expect(() => priced(amount, currency)).toThrow(said)
})
