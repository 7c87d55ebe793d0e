import type { VenueFacts } from "../../../shared/booking/booking-facts"
import { successorOf } from "../store/successor"
import type { Book } from "./book"
import type { Booking } from "./booking"
import { tell, tellHouse, tellOfEnd, tellOfTable } from "./telling"

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
  const booking = make(book, { ...before, email }, key, { isByStaff: false, before, now })
  return { is: "readdressed", booking, isSame: false }
}

/** Writes it down, in the place of what was there `before`, and tells of it. */
export function make(
  book: Book,
  made: Omit<
    Booking,
    | "reference"
    | "changedAt"
    | "revision"
    | "formerly"
    | "replacedBy"
    | "toldEventAt"
    | "toldStartsAt"
    | "houseStartsAt"
  >,
  key: string,
  { isByStaff, before, now }: { isByStaff: boolean; before?: Booking; now: number },
): Booking {
  const { venue, state, day, time, startsAt, endsAt, party, choice, suspicion, madeAt } = made
  const { name, email, phone, message } = made
  // Of an event that has moved without the table, what they are told of the table does not say so.
  const isLeft = before?.eventAt === made.eventAt && before.toldStartsAt === startsAt
  const inserted = book.bookings.insert(
    key,
    {
      ...{ venue, state, day, time, starts_at: startsAt, ends_at: endsAt, party },
      ...{ name, email, phone, message, choice, suspicion, made_at: madeAt },
      ...{ event_at: made.eventAt, told_starts_at: startsAt },
      told_event_at: isLeft ? before.toldEventAt : made.eventAt,
    },
    now,
  )
  const booking = before ? giveWay(book, before, inserted, now) : inserted
  if (suspicion === null) {
    if (state === "confirmed") tellOfTable(book, booking, "confirmed", now)
    else tell(book, booking, "waiting", now)
  }
  if (!isByStaff) tellHouse(book, booking, now)
  return booking
}

function giveWay(book: Book, before: Booking, successor: Booking, now: number): Booking {
  tellOfEnd(book, book.bookings.change(before, { state: "cancelled" }, now), now)
  return book.bookings.giveWay(before, successor)
}
