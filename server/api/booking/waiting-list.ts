import type { VenueFacts } from "../../../shared/booking/booking-facts"
import { coversLeft } from "../../../shared/booking/capacity"
import { allSlots, slotsOf, type DayOffer } from "../../../shared/booking/slots"
import type { Book } from "./book"
import { relaxed, slotAt, takenAround } from "./seats"
import { tellOfTable } from "./telling"

/** Guests who wait for a day at a venue, at most: whoever comes after them would hardly get a table. */
const MOST_WAITING = 50

/** What looks like a program's is counted apart: it keeps no guest from waiting. */
export function isListFull(
  { bookings }: Book,
  venue: string,
  { day, suspicion }: { day: string; suspicion: string | null },
): boolean {
  const { waiting } = bookings.db
    .prepare(
      `select count(*) as waiting from bookings
       where venue = ? and day = ? and state = 'waiting' and (suspicion is null) = ?`,
    )
    .get(venue, day, suspicion === null ? 1 : 0) as { waiting: number }
  return waiting >= MOST_WAITING
}

/** Where nobody more can wait: the times that are free, or else that the venue is to be called. */
export const withoutList = (offer: DayOffer): DayOffer =>
  allSlots(offer).some(({ isFree }) => isFree) ? offer : { kind: "notBookable" }

/**
 * Whoever has waited longest for a time of that day, and fits. What they chose before was looked at when they did, and
 * they have asked in time: what has begun alone is too late.
 * @returns how many
 */
export function promote(book: Book, venue: VenueFacts, day: string, now: number): number {
  if (!venue.booksHere) return 0
  const { bookings } = book
  const waiting = bookings.select(
    `venue = ? and day = ? and state = 'waiting' and suspicion is null and starts_at > ? order by made_at, rowid`,
    ...[venue.slug, day, now],
  )
  if (waiting.length === 0) return 0
  const offered = relaxed(venue)
  const taken = takenAround(book, venue.slug, day)
  const seatings = [...taken.seatings]
  // By the party's size. Nobody else writes meanwhile, so they hold until somebody here is given seats.
  const offers = new Map<number, DayOffer>()
  let promoted = 0
  for (const before of waiting) {
    const { party, time, startsAt, endsAt } = before
    const offer =
      offers.get(party) ?? slotsOf(offered, { day, party }, new Date(now), { ...taken, seatings })
    offers.set(party, offer)
    // They may have asked for longer than a turn.
    const left = coversLeft(offered.rules, { startsAt, endsAt }, { ...taken, seatings })
    if (!slotAt(offer, time)?.isFree || left < party) continue
    const booking = bookings.change(before, { state: "confirmed" }, now)
    tellOfTable(book, booking, "promoted", now)
    bookings.mails.add(booking, "venue-new", now)
    seatings.push({ startsAt, endsAt, guests: party })
    offers.clear()
    promoted += 1
  }
  return promoted
}

/** Whoever waits at a venue, for any day: its seats or hours may have grown. @returns how many got a table */
export function promoteAll(book: Book, venue: VenueFacts, now: number): number {
  const { bookings } = book
  const days = bookings.db
    .prepare(
      `select distinct day from bookings where venue = ? and state = 'waiting' and suspicion is null
       and starts_at > ? order by day`,
    )
    .all(venue.slug, now) as { day: string }[]
  return days.reduce(
    (sum, { day }) => sum + bookings.atOnce(() => promote(book, venue, day, now)),
    0,
  )
}

/** Who waits for times that staff had blocked gets them. @returns false where they were not blocked */
export function unblock(book: Book, venue: VenueFacts, id: number, now: number): boolean {
  const block = book.blocks.letGo(venue.slug, id)
  if (!block) return false
  const days = book.bookings.db
    .prepare(
      "select distinct day from bookings where venue = ? and state = 'waiting' and starts_at >= ? and starts_at < ?",
    )
    .all(venue.slug, block.from, block.until) as { day: string }[]
  for (const { day } of days) promote(book, venue, day, now)
  return true
}
