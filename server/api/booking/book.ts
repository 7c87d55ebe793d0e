import { HeldTimesTable } from "../store/held-times-table"
import type { Db } from "../store/open-database"
import { Records } from "../store/records"
import type { Booking, BookingMailName } from "./booking"
import { BOOKING_BLOCKS, BOOKING_MAILS, BOOKINGS } from "./tables"

const COLUMNS = `reference, venue, state, day, time, starts_at as startsAt, ends_at as endsAt, party, name, email, phone,
  message, choice, suspicion, made_at as madeAt, changed_at as changedAt, revision,
  event_at as eventAt, told_event_at as toldEventAt, told_starts_at as toldStartsAt,
  house_starts_at as houseStartsAt`

/** Who has which seats, and when staff give none away. */
export interface Book {
  bookings: Records<Booking, BookingMailName>
  blocks: HeldTimesTable
}

export const openBook = (db: Db): Book => ({
  bookings: new Records<Booking, BookingMailName>(db, {
    ...{ records: BOOKINGS, mails: BOOKING_MAILS, columns: COLUMNS },
    ...{ read: (row) => row as Booking, letter: "B", forItsDay: "reminder" },
  }),
  blocks: new HeldTimesTable(db, BOOKING_BLOCKS),
})
