import { join } from "node:path"
import Database from "libsql"
import { makePrivateFolder } from "../../../lib/private-folder"

export type Db = Database.Database

/** `state` is one of `State` (submission-store.ts); times are milliseconds since 1970. */
const SCHEMA = `
create table if not exists submissions (
  id text primary key,
  reference text not null unique,
  kind text not null,
  key text not null,
  identity text not null,
  fingerprint text not null,
  content text not null,
  page text not null,
  suspicion text,
  received_at integer not null,
  confirmed_at integer,
  state text not null,
  attempts integer not null default 0,
  next_at integer not null,
  problem text,
  done_at integer,
  unique (kind, key, fingerprint)
) strict;
create index if not exists submissions_due on submissions (state, next_at);
create index if not exists submissions_identity on submissions (identity);
create index if not exists submissions_fingerprint on submissions (fingerprint, received_at);
create table if not exists files (
  submission text not null references submissions (id) on delete cascade,
  field text not null,
  name text not null,
  type text not null,
  bytes blob not null,
  primary key (submission, field)
) strict;
create table if not exists mails (
  id integer primary key,
  submission text not null references submissions (id) on delete cascade,
  name text not null,
  state text not null,
  attempts integer not null default 0,
  next_at integer not null,
  problem text,
  done_at integer,
  unique (submission, name)
) strict;
create index if not exists mails_due on mails (state, next_at);
`

/**
 * What was taken in and is not delivered yet. A transaction that has ended is on the disk (`synchronous=FULL` in WAL mode:
 * sqlite.org/pragma.html#pragma_synchronous). The folder is for this process's user alone.
 */
export function openDatabase(folder: string): Db {
  makePrivateFolder(folder)
  process.umask(0o077)
  const db = new Database(join(folder, "submissions.db"))
  // What was erased is overwritten, not only unlinked.
  db.exec(
    "pragma journal_mode=wal; pragma synchronous=full; pragma foreign_keys=on; pragma secure_delete=on; pragma busy_timeout=5000;",
  )
  db.exec(SCHEMA)
  return db
}
