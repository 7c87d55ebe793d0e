import fc from "fast-check"
import { dishField } from "../../../../../shared/ordering/addresses"
import {
  dishCount,
  fromMinorUnits,
  minorUnits,
  readBasket,
  totalOf,
} from "../../../../../shared/ordering/basket"
import { LEMONADE, MARGHERITA, pizzeria } from "./a-kitchen"

const { items } = pizzeria
const priced = (price: number) => ({ ...MARGHERITA, price })
const sent = (counts: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(counts).map(([key, count]) => [dishField(key), count]))

describe("what an order costs", () => {
  it.each([
    ["EUR", [0.1, 0.2], 30],
    ["EUR", [9.95, 9.95, 9.95], 2985],
    ["JPY", [1200, 350], 1550],
    ["KWD", [1.005, 2.255], 3260],
  ])(
    "is whole in the smallest unit of %s, and nothing is lost in adding it",
    (currency, prices, total) => {
      const lines = prices.map((price) => ({ item: priced(price), count: 1 }))
      expect(totalOf(lines, currency)).toBe(total)
    },
  )

  it("is what a card is charged, which is no thousandths", () => {
    expect(totalOf([{ item: priced(0.757), count: 3 }], "KWD")).toBe(2270)
  })

  it("is what the cents of each line come to, however they are written", () => {
    const cents = fc.array(
      fc.record({
        cents: fc.integer({ min: 0, max: 99_999 }),
        count: fc.integer({ min: 1, max: 99 }),
      }),
      { maxLength: 20 },
    )
    fc.assert(
      fc.property(cents, (bought) => {
        const lines = bought.map((one) => ({ item: priced(one.cents / 100), count: one.count }))
        const expected = bought.reduce((sum, one) => sum + one.cents * one.count, 0)
        expect(totalOf(lines, "EUR")).toBe(expected)
        expect(minorUnits(fromMinorUnits(expected, "EUR"), "EUR")).toBe(expected)
      }),
    )
  })
})

describe("what a form says of dishes", () => {
  it("is in the menu’s order, numbers and texts alike; zero and nothing are none", () => {
    const { lines, gone, odd } = readBasket(items, {
      ...sent({ "Lemonade, Large": "2", Margherita: 1, Gone: "0", Other: " " }),
      name: "Ada",
    })
    expect(lines.map(({ item, count }) => [item.key, count])).toEqual([
      [MARGHERITA.key, 1],
      [LEMONADE.key, 2],
    ])
    expect(dishCount(lines)).toBe(3)
    expect([...gone, ...odd]).toEqual([])
  })

  it.each([
    "100",
    "-1",
    "1.5",
    "1e3",
    "NaN",
    "Infinity",
    "٣",
    "0x10",
    Number.NaN,
    -2,
    ["1", "2"],
    {},
  ])("is odd where it says %p, and nothing is ordered", (count) => {
    expect(readBasket(items, sent({ Margherita: count }))).toEqual({
      ...{ lines: [], gone: [], odd: ["Margherita"] },
    })
  })

  it("goes up to ninety-nine", () => {
    expect(readBasket(items, sent({ Margherita: "99" })).lines).toMatchObject([{ count: 99 }])
  })

  it("names what is not on the menu, also where it is called as what every object has", () => {
    const asked = JSON.parse(
      '{"dish:__proto__":"1","dish:constructor":"2","dish:Tiramisù":"1","__proto__":{"dish:Margherita":"9"}}',
    ) as Record<string, unknown>
    const { lines, gone } = readBasket(items, asked)
    expect(lines).toEqual([])
    expect(gone).toEqual(["__proto__", "constructor", "Tiramisù"])
  })
})
