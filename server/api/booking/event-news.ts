import {
  eventChoice,
  goesAhead,
  withEvent,
  type EventFacts,
  type VenueFacts,
} from "../../../shared/booking/booking-facts"
import { dateNow } from "../../../shared/booking/event-dates"
import type { Sitting } from "../../../shared/booking/rules"
import { allSlots, type Slot } from "../../../shared/booking/slots"
import { addDays, wallClock } from "../../../shared/opening-hours"
import type { Book } from "./book"
import { isUnwritten, type Booking, type EventMailName } from "./booking"
import { eventAt, offerAt, relaxed } from "./seats"
import { remind, tell, tellFirst, tellOfChange } from "./telling"
import { promote } from "./waiting-list"

const OF_EVENTS: readonly EventMailName[] = [
  ...(["event-cancelled", "event-postponed", "event-moved", "event-on"] as const),
]

/** An event as it is now, at its venue. */
interface OnNow {
  event: EventFacts
  venue: VenueFacts
  dates: readonly Sitting[]
  now: number
}

/**
 * Who has a table for an event, or waits for one, is told that it is off, and on again; and that it has moved, with their
 * table where there is room for them at its new time. Each once, however often it is asked for, and nobody of what was undone
 * before a mail has left.
 * @returns how many are told now
 */
export function tellOfEvent(book: Book, event: EventFacts, venue: VenueFacts, now: number): number {
  const booked = book.bookings.select(
    `venue = ? and starts_at > ? and choice = ? and state <> 'cancelled' and email <> '' order by made_at, rowid`,
    ...[venue.slug, now, eventChoice(event.slug)],
  )
  if (booked.length === 0) return 0
  const dates = withEvent(venue, event, new Date(now)).sittings ?? []
  const told = booked.filter((booking) => tellOne(book, booking, { event, venue, dates, now }))
  // Only now: whoever waits for the event goes with it, and not to a table that it has left.
  for (const day of new Set(booked.map((booking) => booking.day))) promote(book, venue, day, now)
  return told.length
}

function tellOne(book: Book, unread: Booking, about: OnNow): boolean {
  if (isUnwritten(unread)) return false
  const { bookings } = book
  const { mails } = bookings
  const booking = withDate(book, unread, about.dates)
  const { reference } = booking
  const { closed } = about.event
  // Null where the table was never at a date of it; nothing where there is none any more.
  const at =
    booking.eventAt === null
      ? null
      : dateNow(about.event.recurrence, about.dates, booking.eventAt)?.from
  // It has no date to come, which an editor may have mistyped, or theirs is over: there is nothing to tell.
  const isOver = booking.eventAt !== null && booking.eventAt <= about.now
  if (at === undefined && (isOver || about.event.recurrence.frequency === "none")) return false
  const before = mails.last(reference, OF_EVENTS)
  const isHeard = before !== undefined && before.state !== "waiting"
  const known = isHeard && before.name === "event-moved" ? booking.eventAt : booking.toldEventAt
  const due = newsOf({ closed, at, known })
  const isSaid = (name: EventMailName = "event-on", isOnItsWay = false): boolean => {
    if (due === "event-on") return name === "event-on" || (name === "event-moved" && !isOnItsWay)
    return name === due && (due !== "event-moved" || (isOnItsWay && at === booking.eventAt))
  }
  if (isSaid(before?.name, before && !isHeard)) {
    // Whatever else has changed of the booking, this holds still.
    if (before && !isHeard) mails.follow(booking, due)
    return false
  }
  mails.drop(reference, OF_EVENTS)
  const heard = mails.last(reference, OF_EVENTS)?.name
  const knownStart = known === booking.eventAt && isHeard ? booking.startsAt : booking.toldStartsAt
  const told = { event: known, start: knownStart ?? booking.startsAt }
  const after = follow(book, booking, { ...about, at, told, heard })
  if (!isSaid(heard)) {
    tell(book, after, due, about.now)
    return true
  }
  // Nobody has read of what has changed back meanwhile, unless their table could not.
  if (after.startsAt !== told.start) tellOfChange(book, after, true, about.now)
  else if (after.startsAt !== booking.startsAt) tellFirst(book, after, about.now)
  return false
}

function newsOf({
  closed,
  at,
  known,
}: {
  closed: EventFacts["closed"]
  at: number | null | undefined
  known: number | null
}): EventMailName {
  if (closed === "cancelled" || closed === "postponed") return `event-${closed}`
  // Of a series, that evening alone.
  if (at === undefined) return "event-cancelled"
  return at === known ? "event-on" : "event-moved"
}

/** A booking from before it was kept which date it is for: the one that its table is at. */
function withDate({ bookings }: Book, booking: Booking, dates: readonly Sitting[]): Booking {
  if (booking.eventAt !== null) return booking
  const at = eventAt({ sittings: dates }, booking.startsAt)
  if (at === null) return booking
  bookings.db
    .prepare(
      "update bookings set event_at = ?, told_event_at = ?, told_starts_at = starts_at where reference = ?",
    )
    .run(at, at, booking.reference)
  return { ...booking, eventAt: at, toldEventAt: at, toldStartsAt: booking.startsAt }
}

/**
 * A table goes with its event, unless its guest has heard that it stays where it is, or there is no room: as long after the
 * event's beginning as its guest had chosen, or at the nearest time to that.
 */
function follow(
  book: Book,
  booking: Booking,
  {
    at,
    told,
    heard,
    ...about
  }: OnNow & {
    at: number | null | undefined
    /** What the guest knows: when the event begins, and from when they have the table. */
    told: { event: number | null; start: number }
    heard: EventMailName | undefined
  },
): Booking {
  const { bookings } = book
  const { event, dates, now } = about
  const known = { told_event_at: told.event, told_starts_at: told.start }
  const date = dates.find(({ from }) => from === at)
  if (!date || told.event === null || !goesAhead(event)) {
    return bookings.changeQuietly(booking, known, now)
  }
  const changes = { ...known, event_at: date.from }
  const stays = heard === "event-cancelled" || heard === "event-postponed"
  const isAtIt = (instant: number): boolean => eventAt({ sittings: [date] }, instant) !== null
  const asLate = date.from + told.start - told.event
  // A table that was left behind is at it again, perhaps.
  const wanted = !isAtIt(asLate) && isAtIt(booking.startsAt) ? booking.startsAt : asLate
  const slot =
    stays || date.from === booking.eventAt
      ? undefined
      : slotNear(book, booking, { ...about, date, wanted })
  if (!slot) return bookings.changeQuietly(booking, changes, now)
  const { day, time, startsAt, endsAt } = slot
  const moved = { ...changes, day, time, starts_at: startsAt, ends_at: endsAt }
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

/** What a guest has heard of their event last, or is to hear, and how far that is; nothing where there is nothing to tell. */
export function toldOfEvent(
  { bookings }: Book,
  reference: string,
): { name: EventMailName; is: "told" | "on its way" | "given up" } | undefined {
  const last = bookings.mails.last(reference, OF_EVENTS)
  if (last === undefined) return undefined
  const { name, state } = last
  return { name, is: state === "done" ? "told" : state === "dead" ? "given up" : "on its way" }
}
