import {
  eventChoice,
  datesOf,
  type EventFacts,
  type VenueFacts,
} from "../../../shared/booking/booking-facts"
import { dateNow } from "../../../shared/booking/event-dates"
import type { Sitting } from "../../../shared/booking/rules"
import type { Book } from "./book"
import { isUnwritten, type Booking, type EventMailName } from "./booking"
import { follow, type OnNow } from "./follow-event"
import {
  isBeingTold,
  isHeard,
  isOnItsWay,
  isUnderWay,
  knownTo,
  newsOf,
  OF_EVENTS,
} from "./heard-of-event"
import { eventAt } from "./seats"
import { tell, tellFirst, tellOfChange } from "./telling"
import { promote } from "./waiting-list"

/**
 * Who has a table for an event, or waits for one, is told that it is off, and on again; and that it has moved, with their
 * table where there is room for them at its new time. Each once, however often it is asked for, and nobody of what was undone
 * before a mail has left.
 * @returns how many are told now
 */
export function tellOfEvent(book: Book, event: EventFacts, venue: VenueFacts, now: number): number {
  const booked = book.bookings
    .select(
      `venue = ? and starts_at > ? and choice = ? and state <> 'cancelled' and email <> '' order by made_at, rowid`,
      ...[venue.slug, now, eventChoice(event.slug)],
    )
    .filter((booking) => !isUnwritten(booking))
  if (booked.length === 0) return 0
  const dates = datesOf(event, venue.hours.timeZone, new Date(now))
  const about = { event, venue, dates, now }
  const told = booked.filter((booking) => tellOne(book, withDate(book, booking, dates), about))
  // Only now: whoever waits for the event goes with it, and not to a table that it has left.
  for (const day of new Set(booked.map((booking) => booking.day))) promote(book, venue, day, now)
  return told.length
}

function tellOne(book: Book, booking: Booking, about: OnNow): boolean {
  const { mails } = book.bookings
  const { reference } = booking
  const { event, dates, now } = about
  const { eventAt: booked } = booking
  const date = booked === null ? undefined : dateNow(event.recurrence, dates, booked)
  if (booked !== null && !date && isSilent(booked, about)) return false
  const at = booked === null ? null : date?.from
  const last = mails.last(reference, OF_EVENTS)
  const known = knownTo(booking, last)
  const news = newsOf(event, at, known)
  if (isBeingTold(news, last, at === booked)) {
    // Whatever else has changed of the booking, this holds still.
    mails.follow(booking, news)
    mails.follow(booking, "venue-event-moved")
    return false
  }
  if (!isOnItsWay(last) && isHeard(news, last?.name)) return false
  const isHouseReading = isUnderWay(mails.last(reference, ["venue-event-moved"]))
  mails.drop(reference, [...OF_EVENTS, "venue-event-moved"])
  const heard = mails.last(reference, OF_EVENTS)?.name
  const after = follow(book, booking, { ...about, date, known, heard })
  const isNews = !isHeard(news, heard)
  const isElsewhere = after.houseStartsAt !== null && after.houseStartsAt !== after.startsAt
  if ((isNews && news === "event-moved") || isElsewhere || isHouseReading) {
    mails.add(after, "venue-event-moved", now)
  }
  if (isNews) {
    tell(book, after, news, now)
    return true
  }
  // Nobody has read of what has changed back meanwhile, unless their table could not.
  if (after.startsAt !== known.startsAt) tellOfChange(book, after, true, now)
  else tellFirst(book, after, now)
  return false
}

/** Of an event without a date to come, which an editor may have mistyped, or whose date is over, there is nothing to tell. */
const isSilent = (booked: number, { event, now }: OnNow): boolean =>
  event.recurrence.frequency === "none" || booked <= now

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

/** Whose event has moved with that of this booking, and the house has not been told: with the mail that would tell of each. */
export const movedAlike = (
  { bookings }: Book,
  { venue, choice }: Booking,
): { id: number; booking: Booking }[] =>
  bookings.mails.unsent("venue-event-moved").flatMap(({ id, reference }) => {
    const booking = bookings.find(reference)
    return booking?.venue === venue && booking.choice === choice ? [{ id, booking }] : []
  })

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
