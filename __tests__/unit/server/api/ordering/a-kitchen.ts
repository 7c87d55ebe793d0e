import type { OrderWish } from "../../../../../server/api/ordering/order-store"
import type { PickupItem, PickupVenue } from "../../../../../shared/ordering/ordering-facts"

export const NOW = Date.parse("2026-11-24T09:00:00Z")
export const FRIDAY = "2026-11-27"

const dish = (key: string, price: number, more: Partial<PickupItem> = {}): PickupItem => ({
  ...{ key, name: key, label: "", price, dietary: [], allergens: [] },
  ...more,
})

export const MARGHERITA = dish("Margherita", 9.5, { allergens: ["gluten", "milk"] })
export const LEMONADE = dish("Lemonade, Large", 3.1, { name: "Lemonade", label: "Large" })

/** Opens on Fridays; its oven holds ten dishes at a time. */
export const pizzeria: PickupVenue = {
  takesOrders: true,
  slug: "pizzeria",
  name: "Pizzeria",
  address: "Via Due 2, 00100 Rome",
  email: "forno@pizzeria.example",
  phone: "+39 06 5550 0200",
  hours: {
    timeZone: "Europe/Rome",
    status: "open",
    weekly: [{ day: "friday", opens: "18:00", closes: "22:00" }],
    exceptions: [],
  },
  rules: {
    dishesPerSlot: 10,
    slotMinutes: 15,
    noticeMinutes: 20,
    lastBeforeClosing: 15,
    daysAhead: 10,
  },
  currency: "EUR",
  items: [MARGHERITA, LEMONADE],
  note: "By the side door.",
}

let guests = 0

/** An order of another guest each time. */
export function anOrder({
  dishes = 2,
  ...changes
}: Partial<OrderWish> & { dishes?: number } = {}): OrderWish {
  guests += 1
  return {
    day: FRIDAY,
    time: "19:00",
    lines: [{ item: MARGHERITA, count: dishes }],
    guest: { name: `Guest ${guests}`, email: `guest${guests}@example.org`, phone: "", message: "" },
    paysOnline: false,
    key: undefined,
    suspicion: null,
    ...changes,
  }
}
