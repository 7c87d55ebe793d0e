import type { VenueFacts } from "../../shared/booking/booking-facts"
import type { Wish } from "../../server/api/booking/booking-store"

export const RACE_NOW = Date.parse("2026-11-24T09:00:00Z")
export const RACE_DAY = "2026-11-27"
const TIMES = ["19:00", "19:30", "20:00"] as const

/** A room of its own for each round. */
export const raceVenue = (round: number): VenueFacts => ({
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

export const raceWish = (round: number, guest: number): Wish => ({
  day: RACE_DAY,
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
