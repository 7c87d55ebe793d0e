import type { VenueFacts } from "../../../shared/booking/booking-facts"
import { seatsLeft } from "../../../shared/booking/capacity"
import type { DayOffer } from "../../../shared/booking/slots"
import type { Book } from "./book"
import { isSeated, isUnwritten, type Booking } from "./booking"
import { eventAt, offerAt, relaxed, slotAt, takenAround, type Wanted } from "./seats"
import { tell, tellOfTable } from "./telling"
import { promote } from "./waiting-list"

export type Moved =
  | { is: "moved"; booking: Booking }
  | { is: "refused"; offer: DayOffer }
  | { is: "unknown" | "over" }

/** `most`: as many could sit there. */
export type Recounted =
  { is: "counted"; booking: Booking } | { is: "full"; most: number } | { is: "unknown" | "over" }

interface Moving {
  now: number
  /** What this guest is offered, where that is not what others who wait are. */
  offered?: VenueFacts
  /** For staff. */
  mayRelax?: boolean
}

/** Another time, day or number of guests. The old seats are given back in the same transaction. */
export function move(
  book: Book,
  venue: VenueFacts,
  reference: string,
  wanted: Wanted,
  { now, offered = venue, mayRelax = false }: Moving,
): Moved {
  const before = book.bookings.find(reference)
  if (before?.venue !== venue.slug) return { is: "unknown" }
  if (before.state === "cancelled" || (!mayRelax && before.startsAt <= now)) {
    return { is: "over" }
  }
  // Pressed twice: it is so already, and nobody is written to again.
  const { day, time, party } = before
  const isSo = day === wanted.day && time === wanted.time && party === wanted.party
  if (isSo && before.state === "confirmed") return { is: "moved", booking: before }
  const offer = offerAt(book, mayRelax ? relaxed(offered) : offered, wanted, now, reference)
  const slot = slotAt(offer, wanted.time)
  if (!slot?.isFree) return { is: "refused", offer }
  const isTrusted = mayRelax || !isUnwritten(before)
  // Of an event that is off there are no times: it may be on again.
  const at = offered.sittings ? eventAt(offered, slot.startsAt) : before.eventAt
  const booking = book.bookings.change(
    before,
    {
      ...{ event_at: at, told_event_at: at, told_starts_at: slot.startsAt },
      state: isTrusted ? "confirmed" : "waiting",
      // Staff who give it seats have looked at it.
      suspicion: mayRelax ? null : before.suspicion,
      ...{ day: wanted.day, time: slot.time, starts_at: slot.startsAt, ends_at: slot.endsAt },
      party: wanted.party,
    },
    now,
  )
  if (isTrusted) tellOfTable(book, booking, "moved", now)
  book.bookings.mails.add(booking, "venue-moved", now)
  promote(book, venue, before.day, now)
  return { is: "moved", booking }
}

/** A party that sits turns out larger or smaller. Nobody is written to: they are there. */
export function recount(
  book: Book,
  venue: VenueFacts,
  reference: string,
  party: number,
  now: number,
): Recounted {
  const before = book.bookings.find(reference)
  if (before?.venue !== venue.slug) return { is: "unknown" }
  if (!isSeated(before, now)) return { is: "over" }
  if (party === before.party) return { is: "counted", booking: before }
  const { seatings } = takenAround(book, venue.slug, before.day, reference)
  const most = seatsLeft(venue.rules, { startsAt: now, endsAt: before.endsAt }, seatings)
  if (party > before.party && most < party) return { is: "full", most }
  const booking = book.bookings.changeQuietly(before, { party }, now)
  promote(book, venue, before.day, now)
  return { is: "counted", booking }
}

/**
 * Gives the seats back; who waits for them gets them.
 * @param isByStaff the guest is told who it was, but not where they are there, or have not come
 * @returns nothing where there is no such booking
 */
export function cancel(
  book: Book,
  venue: VenueFacts,
  reference: string,
  now: number,
  { isByStaff = false }: { isByStaff?: boolean } = {},
): Booking | undefined {
  const before = book.bookings.find(reference)
  if (before?.venue !== venue.slug) return undefined
  if (before.state === "cancelled") return before
  const booking = book.bookings.change(before, { state: "cancelled" }, now)
  const tells = !isUnwritten(before) && !(isByStaff && before.startsAt <= now)
  if (tells) tell(book, booking, isByStaff ? "called-off" : "cancelled", now)
  book.bookings.mails.add(booking, "venue-cancelled", now)
  promote(book, venue, before.day, now)
  return booking
}
