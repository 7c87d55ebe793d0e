import type { VenueFacts } from "../../../shared/booking/booking-facts"
import { isOpenAt } from "../../../shared/booking/service-day"
import { tellOfClosing } from "../store/closing"
import type { Book } from "./book"
import type { Booking } from "./booking"

/** Whether the venue is open, as its hours are by now, when a party comes. */
export const isOpenFor = ({ hours }: VenueFacts, { day, startsAt }: Booking): boolean =>
  isOpenAt(hours, day, startsAt)

/** @param since looks at those alone that have changed since */
export const tellOfClosedTables = (
  { bookings }: Book,
  venue: VenueFacts,
  now: number,
  since = 0,
): number =>
  tellOfClosing(
    bookings,
    bookings.select(
      "venue = ? and starts_at > ? and changed_at >= ? and state = 'confirmed' order by starts_at, rowid",
      ...[venue.slug, now, since],
    ),
    (booking) => isOpenFor(venue, booking),
    now,
  )
