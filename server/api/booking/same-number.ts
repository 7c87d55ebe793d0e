import { isSameNumber } from "../../../shared/submissions/whose"
import type { Book } from "./book"
import { isUnwritten, type Booking } from "./booking"

/** In milliseconds. */
const LONGEST_STAY = 2 * 24 * 3_600_000

/**
 * Other tables that a telephone number holds at a time, or waits for. A guest who books anew under another address has two, and
 * may want one: nothing is refused, for a family may come in two parties, but staff are told.
 */
export function othersOfNumber({ bookings }: Book, booking: Booking): Booking[] {
  const { venue, startsAt, endsAt, phone, reference, state } = booking
  if (phone === "" || state === "cancelled" || isUnwritten(booking)) return []
  return bookings
    .select(
      `venue = ? and starts_at between ? and ? and starts_at < ? and ends_at > ? and phone <> '' and state <> 'cancelled'
       and reference <> ? order by starts_at, rowid`,
      ...[venue, startsAt - LONGEST_STAY, endsAt, endsAt, startsAt, reference],
    )
    .filter((other) => !isUnwritten(other) && isSameNumber(other.phone, phone))
}
