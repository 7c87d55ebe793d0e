import { createClockColumns } from "../store/held-times-table"
import { createMailTable } from "../store/mail-queue"
import type { Db } from "../store/open-database"
import { createSuccessorColumn } from "../store/successor"

export const ORDERS = "orders"
export const ORDER_MAILS = "order_mails"
export const ORDER_PAUSES = "order_pauses"

/**
 * Orders, and when a kitchen takes none. `ready_at` and all other times are milliseconds since 1970; `day` is the day the
 * service begins on, `time` what the venue's clocks show; `lines` is JSON (`OrderLine[]`), `total` in the currency's
 * smallest unit. `revision` grows with each change; `mirrored` is the last one that the CMS has. `looked_at` is when the
 * payment provider was last asked.
 */
const SCHEMA = `
create table if not exists orders (
  reference text primary key,
  key text not null unique,
  venue text not null,
  state text not null,
  payment text not null,
  payment_id text,
  day text not null,
  time text not null,
  ready_at integer not null,
  dishes integer not null,
  lines text not null,
  total integer not null,
  currency text not null,
  name text not null,
  email text not null,
  phone text not null,
  message text not null,
  reason text not null default '',
  suspicion text,
  made_at integer not null,
  changed_at integer not null,
  looked_at integer not null default 0,
  revision integer not null default 1,
  mirrored integer not null default 0,
  attempts integer not null default 0,
  next_at integer not null,
  problem text
) strict;
create index if not exists orders_time on orders (venue, ready_at);
create index if not exists orders_email on orders (email);
create index if not exists orders_mirror on orders (next_at) where mirrored < revision;
create index if not exists orders_payment on orders (looked_at) where payment in ('open', 'refundDue');
create table if not exists order_pauses (
  id integer primary key,
  venue text not null,
  from_at integer not null,
  until_at integer not null,
  made_by text not null
) strict;
create index if not exists order_pauses_time on order_pauses (venue, from_at);
`

export function createOrderTables(db: Db): void {
  db.exec(SCHEMA)
  createClockColumns(db, ORDER_PAUSES)
  createSuccessorColumn(db, ORDERS)
  createMailTable(db, ORDER_MAILS, ORDERS)
}
