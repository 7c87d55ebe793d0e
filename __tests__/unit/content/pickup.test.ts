import { describe, expect, it } from "@jest/globals"
import { mayHaveOrders } from "../../../shared/ordering/rules"
import { ContentError } from "../../../src/content/content-error"
import {
  mapPickupMenus,
  mapPickupRules,
  pickupItems,
  takesPickups,
} from "../../../src/content/pickup"

const price = (amount: number | null, label: string | null = null) => ({ amount, label })
const menu = (
  items: { name: string; prices: ReturnType<typeof price>[] }[],
  more: object = {},
) => ({
  ...{ id: 1, title: "Pizze", currency: "EUR", takeaway: true },
  sections: [{ title: "All", items }],
  ...more,
})
const itemsOf = (...menus: ReturnType<typeof menu>[]) =>
  pickupItems(mapPickupMenus({ currency: "EUR", menus }))

const numbers = {
  ...{ dishesPerSlot: 10, slotMinutes: 15, noticeMinutes: 0, lastBeforeClosing: 0, daysAhead: 0 },
}

const faultOf = (read: () => unknown): ContentError => {
  try {
    read()
  } catch (error) {
    if (error instanceof ContentError) return error
  }
  throw new Error("Nothing was wrong with it.")
}

describe("what can be ordered", () => {
  it("is each dish at each of its prices, under a key of its own, in the menu’s order", () => {
    const items = itemsOf(
      menu([
        { name: "Margherita", prices: [price(9.5)] },
        { name: "Lemonade", prices: [price(3, "Small"), price(4.5, "Large")] },
        { name: "Margherita", prices: [price(11)] },
      ]),
      menu([{ name: "Margherita (2)", prices: [price(12)] }], { id: 2, title: "Sera" }),
      menu([{ name: "Wine", prices: [price(30)] }], { takeaway: false }),
    )
    expect(items.map(({ key, price: asked }) => [key, asked])).toEqual([
      ["Margherita", 9.5],
      ["Lemonade, Small", 3],
      ["Lemonade, Large", 4.5],
      ["Margherita (2)", 11],
      ["Margherita (2) (2)", 12],
    ])
    expect(items[3]?.name).toBe("Margherita (2)")
  })

  it("says of dishes that share a name in which section, or on which menu, each is, wherever the others stand", () => {
    const margherita = (amount: number) => ({ name: "Margherita", prices: [price(amount)] })
    const marinara = { name: "Marinara", prices: [price(8)] }
    const sections = [
      { title: "Rosse", items: [margherita(9.5), marinara] },
      { title: "Al metro", items: [margherita(24)] },
    ]
    const noon = menu([], { sections })
    const evening = menu([margherita(11)], { id: 2, title: "Sera" })
    const night = menu([margherita(12)], { id: 3, title: "Notte" })
    const turned = { ...noon, sections: [...sections].reverse() }
    for (const menus of [
      [noon, evening, night],
      [night, evening, turned],
    ]) {
      const asked = itemsOf(...menus).map(({ key, name, price: amount }) => [amount, key, name])
      expect(asked.map(([, key]) => key)).toEqual(asked.map(([, , name]) => name))
      expect(Object.fromEntries(asked.map(([amount, key]) => [amount, key]))).toEqual({
        8: "Marinara",
        9.5: "Margherita (Rosse)",
        11: "Margherita (All, Sera)",
        12: "Margherita (All, Notte)",
        24: "Margherita (Al metro)",
      })
    }
  })

  it.each([
    ["items (Soup).prices", menu([{ name: "Soup", prices: [] }])],
    ["items (Soup).prices.amount", menu([{ name: "Soup", prices: [price(null)] }])],
    ["items.name", menu([{ name: "", prices: [price(1)] }])],
    ["currency", menu([{ name: "Soup", prices: [price(1)] }], { currency: "GBP" })],
  ])(
    "is no dish of which it is not said what it costs: the field “%s” is named",
    (field, wrong) => {
      const fault = faultOf(() => itemsOf(wrong))
      expect(fault.field).toBe(field)
      expect(fault.message).toContain("Menu “Pizze” (id 1)")
    },
  )
})

describe("a venue", () => {
  const open = {
    status: "open",
    pickup: { offered: true, ...numbers },
    menus: [{ takeaway: true }],
  }

  it("takes orders while it is open, offers it, and has a menu to take away", () => {
    expect(takesPickups(open)).toBe(true)
    expect(takesPickups({ ...open, status: "closed" })).toBe(false)
    expect(takesPickups({ ...open, menus: [{ takeaway: false }] })).toBe(false)
    expect(takesPickups({ ...open, pickup: { ...open.pickup, offered: false } })).toBe(false)
  })

  it("that takes none any more still has its orders, and one that never did has none", () => {
    expect(mayHaveOrders({ ...numbers, offered: false })).toBe(true)
    expect(mayHaveOrders({ offered: false })).toBe(false)
    expect(mayHaveOrders(null)).toBe(false)
  })

  it.each(Object.keys(numbers))(
    "without a number for %s is told so by the field’s name",
    (name) => {
      const venue = { pickup: { offered: true, ...numbers, [name]: null } }
      expect(faultOf(() => mapPickupRules(venue, { type: "Location" })).field).toBe(
        `pickup.${name}`,
      )
      expect(mapPickupRules({ pickup: numbers }, { type: "Location" })).toEqual(numbers)
    },
  )
})
