import { expect, it } from "@jest/globals"
import { inMoney } from "../../../cms/src/admin-ui/fields/in-money"
import { digitsOf, isPayable } from "../../../shared/currency"

it.each(["HUF", "COP", "IDR", "PKR", "LAK", "MGA", "AFN", "EUR"])(
  "an amount in %s has the two digits of ISO 4217, whatever the engine says",
  (currency) => {
    expect(digitsOf(currency)).toBe(2)
    expect(isPayable(2490.5, currency)).toBe(true)
  },
)

it.each([
  ["JPY", 0],
  ["UYI", 0],
  ["IQD", 3],
  ["TND", 3],
  ["CLF", 4],
])("an amount in %s has %d", (currency, digits) => {
  expect(digitsOf(currency)).toBe(digits)
})

it("staff read an amount with the digits that its currency has", () => {
  expect(inMoney(2490.5, "HUF")).toBe("HUF\u00a02,490.50")
  expect(inMoney(15.5, "EUR")).toBe("€15.50")
  expect(inMoney(15, "EUR")).toBe("€15.00")
})
