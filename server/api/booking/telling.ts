import { ENDED, IS_OPEN } from "../store/mail-queue"
import type { Book } from "./book"
import { isUnwritten, type Booking, type BookingMailName, type GuestMailName } from "./booking"

const HOUR = 3_600_000
/** A guest is reminded so long before. */
const REMINDED_BEFORE = 24 * HOUR
/** A guest who has had one of these has a table, as far as they have heard. */
const TELL_OF_A_TABLE = ["confirmed", "promoted", "moved"] as const satisfies GuestMailName[]

/** Who has left no address is told by staff, or not at all. */
export function tell({ bookings }: Book, booking: Booking, name: GuestMailName, at: number): void {
  if (booking.email !== "") bookings.mails.add(booking, name, at)
}

/** That they have a table; and a day before once more, unless it is later than that. */
export function tellOfTable(
  book: Book,
  booking: Booking,
  name: (typeof TELL_OF_A_TABLE)[number],
  now: number,
): void {
  tell(book, booking, name, now)
  remind(book, booking, now)
}

export function remind(book: Book, booking: Booking, now: number): void {
  const remindedAt = booking.startsAt - REMINDED_BEFORE
  if (remindedAt > now) tell(book, booking, "reminder", remindedAt)
}

/** What has not left yet of how they have booked is told as it is now; what they have heard holds, and is told no more. */
export function tellFirst(book: Book, booking: Booking, now: number): void {
  const { mails } = book.bookings
  const isWaiting = booking.state === "waiting"
  const names = isWaiting ? (["waiting"] as const) : TELL_OF_A_TABLE
  if (mails.mayHaveArrivedOfAny([booking.reference], [...TELL_OF_A_TABLE, "waiting"])) return
  if (names.some((name) => mails.follow(booking, name))) return
  tell(book, booking, isWaiting ? "waiting" : "confirmed", now)
}

/** In one mail: what was to be told first and has not left yet says it all. */
export function tellOfChange(book: Book, booking: Booking, isByStaff: boolean, now: number): void {
  const { mails } = book.bookings
  const wasTold = (name: BookingMailName): boolean => mails.mayHaveArrived(booking.reference, name)
  if (!isUnwritten(booking)) {
    if (booking.state === "waiting") tell(book, booking, "waiting", now)
    else tellOfTable(book, booking, TELL_OF_A_TABLE.some(wasTold) ? "moved" : "confirmed", now)
  }
  if (isByStaff) return
  if (wasTold("venue-new") || wasTold("venue-readdressed")) mails.add(booking, "venue-moved", now)
  else tellHouse(book, booking, now)
}

/** Another has taken its place: told at the address that it was told of at. */
export function tellOfEnd(book: Book, booking: Booking, now: number): void {
  const { mails } = book.bookings
  const wasTold = (name: BookingMailName): boolean => mails.mayHaveArrived(booking.reference, name)
  if ([...TELL_OF_A_TABLE, "waiting" as const].some(wasTold))
    tell(book, booking, "readdressed", now)
}

/** The house has one booking more; or the one that it knows, whose guest has another address. */
export function tellHouse({ bookings: { mails } }: Book, booking: Booking, now: number): void {
  const { formerly } = booking
  const names = ["venue-new", "venue-moved", "venue-readdressed"] as const
  // Of one that it has made itself no mail was ever to be sent.
  const isItsOwn = formerly.length > 0 && !formerly.some((one) => mails.last(one, names))
  const isKnown = isItsOwn || mails.mayHaveArrivedOfAny(formerly, names)
  mails.add(booking, isKnown ? "venue-readdressed" : "venue-new", now)
}

/** What could not be told in time: a reminder on the day itself, and anything of a table but its end once its time has come. */
export function endOverdueMails({ bookings }: Book, now: number): void {
  bookings.db
    .prepare(
      `update booking_mails set state = ${ENDED} where ${IS_OPEN} and next_at <= ?
       and name in ('confirmed', 'waiting', 'promoted', 'moved', 'reminder', 'event-cancelled', 'event-postponed', 'event-on',
       'event-moved')
       and reference in (select reference from bookings where starts_at <= iif(booking_mails.name = 'reminder', ?, ?))`,
    )
    .run(now, now + REMINDED_BEFORE / 2, now)
}
