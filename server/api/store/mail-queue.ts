import type { Db } from "./open-database"

/** A mail that is to be sent now, about a record (a booking, an order) that has mails. */
export interface QueuedMail<Name extends string> {
  id: number
  reference: string
  name: Name
  attempts: number
}

/** Makes the table of the mails about another table's records; times are milliseconds since 1970. */
export function createMailTable(db: Db, table: string, owner: string): void {
  db.exec(`
create table if not exists ${table} (
  id integer primary key,
  reference text not null references ${owner} (reference) on delete cascade,
  name text not null,
  revision integer not null,
  state text not null,
  attempts integer not null default 0,
  next_at integer not null,
  problem text,
  unique (reference, name, revision)
) strict;
create index if not exists ${table}_due on ${table} (next_at) where state = 'waiting';
`)
}

/** Mails about records that change: each belongs to the revision that it tells of, and is sent once for it. */
export class MailQueue<Name extends string> {
  readonly #db: Db
  readonly #table: string
  readonly #owner: string

  constructor(db: Db, table: string, owner: string) {
    this.#db = db
    this.#table = table
    this.#owner = owner
  }

  add(record: { reference: string; revision: number }, name: Name, at: number): void {
    this.#db
      .prepare(
        `insert into ${this.#table} (reference, name, revision, state, next_at) values (?, ?, ?, 'waiting', ?) on conflict do nothing`,
      )
      .run(record.reference, name, record.revision, at)
  }

  /** Mails to send now. One that tells of what has changed since is dropped, for a newer one tells of it. */
  due(now: number, most: number): QueuedMail<Name>[] {
    this.#db
      .prepare(
        `update ${this.#table} set state = 'dropped' where state = 'waiting' and next_at <= ? and revision <
         (select revision from ${this.#owner} where ${this.#owner}.reference = ${this.#table}.reference)`,
      )
      .run(now)
    return this.#db
      .prepare(
        `select id, reference, name, attempts from ${this.#table} where state = 'waiting' and next_at <= ? order by next_at, id limit ?`,
      )
      .all(now, most) as QueuedMail<Name>[]
  }

  /** Whether it is still to be sent: what it tells of may have changed, or been erased, since it was due. */
  isCurrent(id: number): boolean {
    return (
      this.#db
        .prepare(
          `select 1 from ${this.#table} m join ${this.#owner} o on o.reference = m.reference
           where m.id = ? and m.state = 'waiting' and m.revision = o.revision`,
        )
        .get(id) !== undefined
    )
  }

  /**
   * What waits, or was given up and may be tried again, is still to be told after this change, of which there is no mail of
   * its own. One under way tells it, too.
   */
  carryOver({ reference, revision }: { reference: string; revision: number }): void {
    this.#db
      .prepare(
        `update ${this.#table} set revision = ? where reference = ? and state in ('waiting', 'dead') and revision = ?`,
      )
      .run(revision, reference, revision - 1)
  }

  /**
   * A mail that waits, of whichever revision, tells of this one: what it was of holds again.
   * @returns whether there is one
   */
  follow({ reference, revision }: { reference: string; revision: number }, name: Name): boolean {
    return (
      this.#db
        .prepare(
          `update or ignore ${this.#table} set revision = ? where reference = ? and name = ? and state = 'waiting'`,
        )
        .run(revision, reference, name).changes > 0
    )
  }

  sent(id: number): void {
    this.#db
      .prepare(`update ${this.#table} set state = 'done', problem = null where id = ?`)
      .run(id)
  }

  /** Of whichever revision. */
  wasSent(reference: string, name: Name): boolean {
    return (
      this.#db
        .prepare(
          `select 1 from ${this.#table} where reference = ? and name = ? and state = 'done' limit 1`,
        )
        .get(reference, name) !== undefined
    )
  }

  /** @param nextAt null: given up */
  notSent(id: number, problem: string, nextAt: number | null): void {
    this.#db
      .prepare(
        `update ${this.#table} set attempts = attempts + 1, problem = ?, state = ?, next_at = ? where id = ?`,
      )
      .run(problem, nextAt === null ? "dead" : "waiting", nextAt ?? 0, id)
  }

  /** @param except a mail that waits for its day */
  counts(except = ""): { mails: number; deadMails: number } {
    const one = (state: string): number =>
      (
        this.#db
          .prepare(
            `select count(*) as n from ${this.#table} where state = ? and (state = 'dead' or name <> ?)`,
          )
          .get(state, except) as { n: number }
      ).n
    return { mails: one("waiting"), deadMails: one("dead") }
  }

  /** Mails that were given up are tried again. @returns how many */
  retry(now: number, reference?: string): number {
    return this.#db
      .prepare(
        `update ${this.#table} set state = 'waiting', attempts = 0, next_at = ?
         where state = 'dead' and (? is null or reference = ?)`,
      )
      .run(now, reference ?? null, reference ?? null).changes
  }
}
