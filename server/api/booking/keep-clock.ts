import type { VenueFacts } from "../../../shared/booking/booking-facts"
import { isOpenAt } from "../../../shared/booking/service-day"
import { addDays, wallClock } from "../../../shared/opening-hours"
import { instantOf } from "../../../shared/recurrence"
import type { Book } from "./book"
import type { Booking } from "./booking"

/** Zones are less apart, in milliseconds. */
const FURTHEST = 27 * 3_600_000

/**
 * The instant at which the venue's clocks show the time that was agreed: of a service past midnight it may be the day after.
 * Where the hours do not say, as the house is closed then by now, the nearer to when guests were to come.
 */
function agreedAt({ hours }: VenueFacts, { day, time, startsAt }: Booking): number {
  const [sameDay = startsAt, nextDay = startsAt] = [day, addDays(day, 1)].map((on) =>
    instantOf(on, time, hours.timeZone).getTime(),
  )
  const isNearer = Math.abs(nextDay - startsAt) < Math.abs(sameDay - startsAt)
  const isOpen = isOpenAt(hours, day, sameDay)
  const isNextDay = isOpen === isOpenAt(hours, day, nextDay) ? isNearer : !isOpen
  return isNextDay ? nextDay : sameDay
}

/**
 * Where a venue's time zone was put right, or its country keeps another time by now, guests come when the clocks there show what
 * they have read. Nobody is written to: to them it is the same time.
 * @returns how many bookings have moved
 */
export function keepClock({ bookings }: Book, venue: VenueFacts, now: number): number {
  const { timeZone } = venue.hours
  const coming = bookings.select(
    "venue = ? and starts_at > ? and state <> 'cancelled' and replaced_by is null",
    ...[venue.slug, now - FURTHEST],
  )
  return coming.filter((booking) => {
    const { time, startsAt, endsAt, eventAt, toldEventAt, toldStartsAt, houseStartsAt } = booking
    if (wallClock(new Date(startsAt), timeZone).time === time) return false
    const shift = agreedAt(venue, booking) - startsAt
    // The clocks skip that time there.
    if (shift === 0) return false
    const shifted = (instant: number | null): number | null =>
      instant === null ? null : instant + shift
    const times = {
      ...{ starts_at: startsAt + shift, ends_at: endsAt + shift },
      ...{ event_at: shifted(eventAt), told_event_at: shifted(toldEventAt) },
      ...{ told_starts_at: shifted(toldStartsAt), house_starts_at: shifted(houseStartsAt) },
    }
    bookings.changeQuietly(booking, times, now)
    return true
  }).length
}
