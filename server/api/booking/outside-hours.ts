import type { VenueFacts } from "../../../shared/booking/booking-facts"
import { addDays, hoursOn } from "../../../shared/opening-hours"
import { instantOf } from "../../../shared/recurrence"
import type { Book } from "./book"
import type { Booking } from "./booking"

/** Whether the venue is open, as its hours are by now, when a party comes. */
export function isOpenFor({ hours }: VenueFacts, { day, startsAt }: Booking): boolean {
  if (hours.status !== "open") return false
  const at = (onDay: string, time: string): number =>
    instantOf(onDay, time, hours.timeZone).getTime()
  return hoursOn(hours, day).periods.some(({ opens, closes }) => {
    const until = at(closes <= opens ? addDays(day, 1) : day, closes)
    return at(day, opens) <= startsAt && startsAt < until
  })
}

/**
 * Who has a table for which a venue is not open any more: the house is told, once, unless that was taken back before the mail
 * has left. Whether they may come at another time, or not at all, is for the house to say.
 * @returns how many it is told of now
 */
export function tellOfClosing({ bookings }: Book, venue: VenueFacts, now: number): number {
  const { mails } = bookings
  const coming = bookings.select(
    "venue = ? and starts_at > ? and state = 'confirmed' order by starts_at, rowid",
    ...[venue.slug, now],
  )
  return coming.filter((booking) => {
    const { reference } = booking
    const told = mails.last(reference, ["venue-closed"])
    if (isOpenFor(venue, booking)) {
      if (told) mails.drop(reference, ["venue-closed"])
      return false
    }
    if (told) return false
    mails.add(bookings.changeQuietly(booking, {}, now), "venue-closed", now)
    return true
  }).length
}
