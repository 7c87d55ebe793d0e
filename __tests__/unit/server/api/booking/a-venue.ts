import type { VenueFacts } from "../../../../../shared/booking/booking-facts"
import type { Wish } from "../../../../../server/api/booking/booking-store"

export const NOW = Date.parse("2026-11-24T09:00:00Z")
export const FRIDAY = "2026-11-27"

/** Opens on Fridays; ten seats, of which six may be arrived at in one go. */
export const trattoria: VenueFacts = {
  booksHere: true,
  slug: "trattoria",
  name: "Trattoria",
  address: "Via Uno 1, 00100 Rome",
  email: "sala@trattoria.example",
  phone: "+39 06 5550 0100",
  hours: {
    timeZone: "Europe/Rome",
    status: "open",
    weekly: [{ day: "friday", opens: "19:00", closes: "23:00" }],
    exceptions: [],
  },
  rules: {
    seats: 10,
    coversPerSlot: 6,
    slotMinutes: 30,
    turnMinutes: 120,
    smallestParty: 1,
    largestParty: 6,
    noticeHours: 2,
    daysAhead: 30,
  },
}

let guests = 0

/** A party of another guest each time. */
export function aWish(changes: Partial<Wish> = {}): Wish {
  guests += 1
  return {
    day: FRIDAY,
    time: "19:00",
    party: 2,
    guest: { name: `Guest ${guests}`, email: `guest${guests}@example.org`, phone: "", message: "" },
    choice: "",
    key: undefined,
    mayWait: false,
    suspicion: null,
    ...changes,
  }
}
