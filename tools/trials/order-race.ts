import type { PickupItem, PickupVenue } from "../../shared/ordering/ordering-facts"
import { createOrderTables } from "../../server/api/ordering/order-tables"
import { OrderStore, type OrderWish } from "../../server/api/ordering/order-store"
import { sumOf, type Race } from "./race"

const NOW = Date.parse("2026-11-27T09:00:00Z")
const DAY = "2026-11-27"
const TIMES = ["19:00", "19:15", "19:30"] as const

const dish = (name: string, price: number): PickupItem => ({
  ...{ key: name, name, label: "", price, dietary: [], allergens: [] },
})
const ITEMS = [dish("Margherita", 9.5), dish("Marinara", 8), dish("Tiramisù", 7.25)] as const

/** A kitchen of its own for each round. */
const venueOf = (round: number): PickupVenue => ({
  takesOrders: true,
  slug: `kitchen-${round}`,
  name: "The kitchen",
  address: "Via Uno 1, 00100 Rome",
  email: "cucina@kitchen.example",
  phone: "+39 06 5550 0100",
  hours: {
    timeZone: "Europe/Rome",
    status: "open",
    weekly: [{ day: "friday", opens: "19:00", closes: "23:00" }],
    exceptions: [],
  },
  rules: {
    dishesPerSlot: 12 + (round % 7),
    slotMinutes: 15,
    noticeMinutes: 30,
    lastBeforeClosing: 30,
    daysAhead: 2,
  },
  currency: "EUR",
  items: ITEMS,
  note: "",
})

/** One to six dishes, of one kind or of two; every third guest pays first, and has the kitchen's time meanwhile. */
function wishOf(round: number, guest: number): OrderWish {
  const first = ITEMS[guest % ITEMS.length] ?? ITEMS[0]
  const second = ITEMS[(guest + 1) % ITEMS.length] ?? ITEMS[0]
  const more = guest % 4
  return {
    day: DAY,
    time: TIMES[(guest + round) % TIMES.length] ?? "19:00",
    lines: [
      { item: first, count: 1 + ((guest * 7 + round) % 3) },
      ...(more > 0 ? [{ item: second, count: more }] : []),
    ],
    guest: {
      name: `Guest ${guest}`,
      email: `guest${guest}.${round}@example.org`,
      phone: "",
      message: "",
    },
    paysOnline: guest % 3 === 0,
    key: `race-${round}-${guest}`,
    suspicion: null,
  }
}

/** For the last dishes that a kitchen can do. */
export const orderRace: Race = {
  given: "orders taken",
  open(db) {
    createOrderTables(db)
    const store = new OrderStore(db)
    return {
      isRefused: (round, guest) =>
        store.place(venueOf(round), wishOf(round, guest), NOW).is === "refused",
      outcome(round) {
        const venue = venueOf(round)
        const { orders } = store.dayOf(venue, DAY)
        const isOverfull = TIMES.some((time) => {
          const lines = orders.filter((order) => order.time === time).flatMap((one) => one.lines)
          return sumOf(lines.map(({ count }) => count)) > venue.rules.dishesPerSlot
        })
        return { taken: orders.length, isOverfull }
      },
    }
  },
}
