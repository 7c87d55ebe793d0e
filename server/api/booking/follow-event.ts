import {
  goesAhead,
  withEvent,
  type EventFacts,
  type VenueFacts,
} from "../../../shared/booking/booking-facts"
import type { DatedSitting } from "../../../shared/booking/event-dates"
import type { Sitting } from "../../../shared/booking/rules"
import { allSlots, type Slot } from "../../../shared/booking/slots"
import { addDays, wallClock } from "../../../shared/opening-hours"
import type { Book } from "./book"
import type { Booking, EventMailName } from "./booking"
import type { Known } from "./heard-of-event"
import { eventAt, offerAt, relaxed } from "./seats"
import { remind } from "./telling"

/** An event as it is now, at its venue. */
export interface OnNow {
  event: EventFacts
  venue: VenueFacts
  dates: readonly DatedSitting[]
  now: number
}

interface Following extends OnNow {
  /** The event's date that the table is for now; nothing where there is none. */
  date: Sitting | undefined
  known: Known
  heard: EventMailName | undefined
}

const isAt = (date: Sitting, instant: number): boolean =>
  eventAt({ sittings: [date] }, instant) !== null

/** As long after the event's beginning as its guest had chosen; a table that was left behind is at it again, perhaps. */
function wantedAt(date: Sitting, booking: Booking, known: Known): number {
  const asLate = date.from + known.startsAt - (known.eventAt ?? 0)
  return !isAt(date, asLate) && isAt(date, booking.startsAt) ? booking.startsAt : asLate
}

/**
 * A table goes with its event, unless its guest has heard that it stays where it is, or there is no room: to the nearest time
 * to that which is wanted.
 */
export function follow(book: Book, booking: Booking, about: Following): Booking {
  const { bookings } = book
  const { event, date, known, heard, now } = about
  const told = { told_event_at: known.eventAt, told_starts_at: known.startsAt }
  if (!date || known.eventAt === null || !goesAhead(event)) {
    return bookings.changeQuietly(booking, told, now)
  }
  const forDate = { ...told, event_at: date.from }
  const stays =
    heard === "event-cancelled" || heard === "event-postponed" || date.from === booking.eventAt
  const wanted = wantedAt(date, booking, known)
  const slot = stays ? undefined : slotNear(book, booking, { ...about, date, wanted })
  if (!slot) return bookings.changeQuietly(booking, forDate, now)
  const { day, time, startsAt, endsAt } = slot
  const moved = { ...forDate, day, time, starts_at: startsAt, ends_at: endsAt }
  const after = bookings.change(booking, moved, now)
  // The house is to hear of the booking all the same.
  bookings.mails.carryOver(after, "venue-%")
  if (after.state === "confirmed") remind(book, after, now)
  return after
}

/** The time of an event nearest to the one that is wanted, where there is room. */
function slotNear(
  book: Book,
  { reference, state, party }: Booking,
  { event, venue, date, wanted, now }: OnNow & { date: Sitting; wanted: number },
): (Slot & { day: string }) | undefined {
  const offered = { ...relaxed(withEvent(venue, event, new Date(now))), sittings: [date] }
  const onDay = wallClock(new Date(wanted), venue.hours.timeZone).day
  const distance = ({ startsAt }: Slot): number => Math.abs(startsAt - wanted)
  // What begins after midnight is of the evening before.
  return [addDays(onDay, -1), onDay]
    .flatMap((day) =>
      allSlots(offerAt(book, offered, { day, party }, now, reference)).map((slot) => ({
        ...slot,
        day,
      })),
    )
    .filter(({ isFree }) => isFree || state === "waiting")
    .sort((one, other) => distance(one) - distance(other))[0]
}
