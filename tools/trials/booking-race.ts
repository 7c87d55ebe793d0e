import type { VenueFacts } from "../../shared/booking/booking-facts"
import { BookingStore, type Wish } from "../../server/api/booking/booking-store"
import { createBookingTables } from "../../server/api/booking/tables"
import { sumOf, type Race } from "./race"

const NOW = Date.parse("2026-11-24T09:00:00Z")
const DAY = "2026-11-27"
const TIMES = ["19:00", "19:30", "20:00"] as const

/** A room of its own for each round. */
const venueOf = (round: number): VenueFacts => ({
  booksHere: true,
  slug: `room-${round}`,
  name: "The room",
  address: "Via Uno 1, 00100 Rome",
  email: "sala@room.example",
  phone: "+39 06 5550 0100",
  hours: {
    timeZone: "Europe/Rome",
    status: "open",
    weekly: [{ day: "friday", opens: "19:00", closes: "23:00" }],
    exceptions: [],
  },
  rules: {
    seats: 20 + (round % 7),
    coversPerSlot: 9,
    slotMinutes: 30,
    turnMinutes: 90,
    smallestParty: 1,
    largestParty: 6,
    noticeHours: 2,
    daysAhead: 30,
  },
})

const wishOf = (round: number, guest: number): Wish => ({
  day: DAY,
  time: TIMES[(guest + round) % TIMES.length] ?? "19:00",
  party: 1 + ((guest * 7 + round) % 6),
  guest: {
    name: `Guest ${guest}`,
    email: `guest${guest}.${round}@example.org`,
    phone: "",
    message: "",
  },
  choice: "",
  key: `race-${round}-${guest}`,
  mayWait: false,
  suspicion: null,
})

/** For the last tables of a room. */
export const bookingRace: Race = {
  given: "tables given away",
  open(db) {
    createBookingTables(db)
    const store = new BookingStore(db)
    return {
      isRefused: (round, guest) =>
        store.place(venueOf(round), wishOf(round, guest), NOW).is === "refused",
      outcome(round) {
        const venue = venueOf(round)
        const { bookings } = store.dayOf(venue, DAY)
        const count = (of: typeof bookings): number => sumOf(of.map(({ party }) => party))
        const isOverfull = bookings.some(({ startsAt }) => {
          const sitting = bookings.filter(
            (other) => other.startsAt <= startsAt && startsAt < other.endsAt,
          )
          const arriving = bookings.filter((other) => other.startsAt === startsAt)
          return count(sitting) > venue.rules.seats || count(arriving) > venue.rules.coversPerSlot
        })
        return { taken: bookings.length, isOverfull }
      },
    }
  },
}
