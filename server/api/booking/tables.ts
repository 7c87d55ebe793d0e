import { addColumn } from "../store/add-column"
import { createClockColumns } from "../store/held-times-table"
import { createMailTable } from "../store/mail-queue"
import type { Db } from "../store/open-database"
import { createSuccessorColumn } from "../store/successor"

export const BOOKINGS = "bookings"
export const BOOKING_MAILS = "booking_mails"
export const BOOKING_BLOCKS = "booking_blocks"

/**
 * Bookings and what staff have blocked. `starts_at`, `ends_at` and all other times are milliseconds
 * since 1970; `day` is the day the service begins on, `time` what the venue's clocks show. `revision` grows with each
 * change; `mirrored` is the last one that the CMS has. `event_at` is when the event begins that it is for, as its table and its mails
 * have it; `told_event_at` and `told_starts_at` are that and `starts_at` as its guest has
 * heard them last, unless a mail says so since; `house_starts_at` is `starts_at` as the last mail that was sent to the house has it.
 */
const SCHEMA = `
create table if not exists bookings (
  reference text primary key,
  key text not null unique,
  venue text not null,
  state text not null,
  day text not null,
  time text not null,
  starts_at integer not null,
  ends_at integer not null,
  party integer not null,
  name text not null,
  email text not null,
  phone text not null,
  message text not null,
  choice text not null,
  suspicion text,
  made_at integer not null,
  changed_at integer not null,
  revision integer not null default 1,
  mirrored integer not null default 0,
  attempts integer not null default 0,
  next_at integer not null,
  problem text
) strict;
create index if not exists bookings_time on bookings (venue, starts_at);
create index if not exists bookings_email on bookings (email);
create index if not exists bookings_mirror on bookings (next_at) where mirrored < revision;
create table if not exists booking_blocks (
  id integer primary key,
  venue text not null,
  from_at integer not null,
  until_at integer not null,
  made_by text not null
) strict;
create index if not exists booking_blocks_time on booking_blocks (venue, from_at);
`

export function createBookingTables(db: Db): void {
  db.exec(SCHEMA)
  addColumn(db, BOOKINGS, "event_at", "integer")
  addColumn(db, BOOKINGS, "told_event_at", "integer")
  addColumn(db, BOOKINGS, "told_starts_at", "integer")
  addColumn(db, BOOKINGS, "house_starts_at", "integer")
  createClockColumns(db, BOOKING_BLOCKS)
  createSuccessorColumn(db, BOOKINGS)
  createMailTable(db, BOOKING_MAILS, BOOKINGS)
}
