import type { GuestTold } from "../../../shared/guest-told"
import type { Db } from "./open-database"

/** A mail that is to be sent now, about a record (a booking, an order) that has mails. */
export interface QueuedMail<Name extends string> {
  id: number
  reference: string
  name: Name
  attempts: number
}

/**
 * Still to be sent: `sending` is one that may be there already, which is under way, or was when the process ended;
 * `resending` was that before, so that no later attempt can say that it is not there.
 */
export const IS_OPEN = "state in ('waiting', 'sending', 'resending')"
/** What becomes of one that is not to be sent any more. */
export const ENDED = "iif(state = 'waiting', 'dropped', 'done')"

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
drop index if exists ${table}_due;
drop index if exists ${table}_open;
create index if not exists ${table}_unsent on ${table} (next_at) where ${IS_OPEN};
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
        `update ${this.#table} set state = ${ENDED} where ${IS_OPEN} and next_at <= ? and revision <
         (select revision from ${this.#owner} where ${this.#owner}.reference = ${this.#table}.reference)`,
      )
      .run(now)
    return this.#db
      .prepare(
        `select id, reference, name, attempts from ${this.#table} where ${IS_OPEN} and next_at <= ? order by next_at, id limit ?`,
      )
      .all(now, most) as QueuedMail<Name>[]
  }

  /** All of that name that are still to be sent, and tell of what has not changed since. */
  unsent(name: Name): { id: number; reference: string }[] {
    return this.#db
      .prepare(
        `select id, reference from ${this.#table} where ${IS_OPEN} and name = ? and revision =
         (select revision from ${this.#owner} where ${this.#owner}.reference = ${this.#table}.reference) order by id`,
      )
      .all(name) as { id: number; reference: string }[]
  }

  /**
   * From now on it may be there, whatever becomes of this process.
   * @returns false where it is not to be sent any more: what it tells of has changed, or been erased, since it was due
   */
  begin(id: number): boolean {
    return (
      this.#db
        .prepare(
          `update ${this.#table} set state = iif(state = 'waiting', 'sending', 'resending') where id = ? and ${IS_OPEN} and revision =
           (select revision from ${this.#owner} where ${this.#owner}.reference = ${this.#table}.reference)`,
        )
        .run(id).changes > 0
    )
  }

  /** It is certain that it did not get there this time. */
  stayed(id: number): void {
    this.#db
      .prepare(`update ${this.#table} set state = 'waiting' where id = ? and state = 'sending'`)
      .run(id)
  }

  /**
   * What waits, or was given up and may be tried again, is still to be told after this change, of which there is no mail of
   * its own. One under way tells it, too.
   * @param names as SQL's `like` has them
   */
  carryOver({ reference, revision }: { reference: string; revision: number }, names = "%"): void {
    this.#db
      .prepare(
        `update ${this.#table} set revision = ? where reference = ? and (${IS_OPEN} or state = 'dead') and revision = ?
         and name like ?`,
      )
      .run(revision, reference, revision - 1, names)
  }

  /** What waits for its day waits longer by so many milliseconds; by a negative number, less long. */
  postpone({ reference }: { reference: string }, name: Name, by: number): void {
    this.#db
      .prepare(
        `update ${this.#table} set next_at = next_at + ? where reference = ? and name = ? and state = 'waiting' and attempts = 0`,
      )
      .run(by, reference, name)
  }

  /**
   * A mail that is still to be sent, of whichever revision, tells of this one: what it was of holds again.
   * @returns whether there is one
   */
  follow({ reference, revision }: { reference: string; revision: number }, name: Name): boolean {
    return (
      this.#db
        .prepare(
          `update or ignore ${this.#table} set revision = ? where reference = ? and name = ? and ${IS_OPEN}`,
        )
        .run(revision, reference, name).changes > 0
    )
  }

  /** The newest of these that was to be sent, whatever has become of it: `dead` is one that was given up. */
  last<Some extends Name>(
    reference: string,
    names: readonly Some[],
  ): { name: Some; state: string } | undefined {
    return this.#db
      .prepare(
        `select name, state from ${this.#table} where reference = ? and state <> 'dropped'
         and name in (select value from json_each(?)) order by id desc limit 1`,
      )
      .get(reference, JSON.stringify(names)) as { name: Some; state: string } | undefined
  }

  /** What a mail is about; nothing where that was erased. */
  referenceOf(id: number): string | undefined {
    const row = this.#db.prepare(`select reference from ${this.#table} where id = ?`).get(id) as
      { reference: string } | undefined
    return row?.reference
  }

  /** Whether a guest has what they were written last. @param except a mail that waits for its day, and says nothing new */
  told(reference: string, except = ""): GuestTold {
    const last = this.#db
      .prepare(
        `select state from ${this.#table} where reference = ? and state <> 'dropped' and name not like 'venue-%'
         and name <> ? order by id desc limit 1`,
      )
      .get(reference, except) as { state: string } | undefined
    if (!last) return "noMail"
    return last.state === "done" ? "told" : last.state === "dead" ? "givenUp" : "underWay"
  }

  /** What has not gone of these is not true any more; whoever was to have one that was given up may know by telephone. */
  drop(reference: string, names: readonly Name[]): void {
    this.#db
      .prepare(
        `update ${this.#table} set state = ${ENDED} where reference = ? and (${IS_OPEN} or state = 'dead')
         and name in (select value from json_each(?))`,
      )
      .run(reference, JSON.stringify(names))
  }

  /** Whatever has become of it: it may be told anew. */
  forget(reference: string, name: Name): void {
    this.#db
      .prepare(`update ${this.#table} set state = 'dropped' where reference = ? and name = ?`)
      .run(reference, name)
  }

  sent(id: number): void {
    this.#db
      .prepare(`update ${this.#table} set state = 'done', problem = null where id = ?`)
      .run(id)
  }

  /** Of whichever revision: somebody has read it, or may have. */
  mayHaveArrived(reference: string, name: Name): boolean {
    return (
      this.#db
        .prepare(
          `select 1 from ${this.#table} where reference = ? and name = ? and state in ('done', 'sending', 'resending') limit 1`,
        )
        .get(reference, name) !== undefined
    )
  }

  /** The same of any of these records, by any of these names. */
  mayHaveArrivedOfAny(references: readonly string[], names: readonly Name[]): boolean {
    return references.some((one) => names.some((name) => this.mayHaveArrived(one, name)))
  }

  /** @param nextAt null: given up */
  notSent(id: number, problem: string, nextAt: number | null): void {
    this.#db
      .prepare(
        `update ${this.#table} set attempts = attempts + 1, problem = ?, state = iif(?, 'dead', state), next_at = ? where id = ?`,
      )
      .run(problem, nextAt === null ? 1 : 0, nextAt ?? 0, id)
  }

  /** @param except a mail that waits for its day */
  counts(except = ""): { mails: number; deadMails: number } {
    const count = (which: string, name: string): number =>
      (
        this.#db
          .prepare(`select count(*) as n from ${this.#table} where ${which} and name <> ?`)
          .get(name) as { n: number }
      ).n
    return { mails: count(IS_OPEN, except), deadMails: count("state = 'dead'", "") }
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
