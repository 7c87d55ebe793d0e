import type { VenueFacts } from "../../../shared/booking/booking-facts"
import { agreedTime, FURTHEST } from "../store/agreed-time"
import type { Book } from "./book"

/**
 * Where a venue's time zone was put right, or its country keeps another time by now, guests come when the clocks there show what
 * they have read, and what staff have blocked is blocked then. Nobody is written to: to them it is the same time.
 * @returns how many bookings have moved
 */
export function keepClock({ bookings, blocks }: Book, venue: VenueFacts, now: number): number {
  blocks.keepClock(venue, now)
  const coming = bookings.select(
    "venue = ? and starts_at > ? and state <> 'cancelled' and replaced_by is null",
    ...[venue.slug, now - FURTHEST],
  )
  return coming.filter((booking) => {
    const { startsAt, endsAt, eventAt, toldEventAt, toldStartsAt, houseStartsAt } = booking
    const shift = agreedTime(venue.hours, booking, startsAt) - startsAt
    if (shift === 0) return false
    const shifted = (instant: number | null): number | null =>
      instant === null ? null : instant + shift
    const times = {
      ...{ starts_at: startsAt + shift, ends_at: endsAt + shift },
      ...{ event_at: shifted(eventAt), told_event_at: shifted(toldEventAt) },
      ...{ told_starts_at: shifted(toldStartsAt), house_starts_at: shifted(houseStartsAt) },
    }
    bookings.changeQuietly(booking, times, now)
    bookings.mails.postpone(booking, "reminder", shift)
    return true
  }).length
}
