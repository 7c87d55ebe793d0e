import type { VenueFacts } from "../../../shared/booking/booking-facts"
import { successorOf } from "../store/successor"
import type { Book } from "./book"
import type { Booking } from "./booking"
import { tell, tellOfEnd, tellOfTable } from "./telling"

/** `isSame`: it goes there already. */
type Readdressed =
  { is: "readdressed"; booking: Booking; isSame: boolean } | { is: "unknown" | "over" }

/**
 * The address was mistyped: another booking takes the place of this one, in its seats or on the list. Whoever has the
 * mistyped address may have the link by now, which leads to nothing of the guest's any more.
 */
export function readdress(
  book: Book,
  venue: VenueFacts,
  reference: string,
  email: string,
  now: number,
): Readdressed {
  const before = book.bookings.find(reference)
  if (before?.venue !== venue.slug) return { is: "unknown" }
  const successor = successorOf(book.bookings, before, email, now)
  if (successor) return { is: "readdressed", booking: successor, isSame: false }
  if (before.state === "cancelled" || before.startsAt <= now) return { is: "over" }
  if (before.email === email) return { is: "readdressed", booking: before, isSame: true }
  // The form's key goes along: sent once more, it is this one.
  const key = book.bookings.keyOf(reference)
  withdraw(book, before, now)
  const booking = make(book, { ...before, email }, key, { isByStaff: false, now })
  return { is: "readdressed", booking, isSame: false }
}

/** Writes it down, and tells of it. */
export function make(
  book: Book,
  made: Omit<Booking, "reference" | "changedAt" | "revision">,
  key: string,
  { isByStaff, now }: { isByStaff: boolean; now: number },
): Booking {
  const { venue, state, day, time, startsAt, endsAt, party, choice, suspicion, madeAt } = made
  const { name, email, phone, message } = made
  const booking = book.bookings.insert(
    key,
    {
      ...{ venue, state, day, time, starts_at: startsAt, ends_at: endsAt, party },
      ...{ name, email, phone, message, choice, suspicion, made_at: madeAt },
    },
    now,
  )
  if (suspicion === null) {
    if (state === "confirmed") tellOfTable(book, booking, "confirmed", now)
    else tell(book, booking, "waiting", now)
  }
  if (!isByStaff) book.bookings.mails.add(booking, "venue-new", now)
  return booking
}

/** Another takes its place. */
export const withdraw = (book: Book, before: Booking, now: number): void =>
  tellOfEnd(book, book.bookings.change(before, { state: "cancelled" }, now), now)
