import { randomUUID } from "node:crypto"
import type { Whose } from "../../../shared/submissions/whose"
import { newReference } from "../intake/reference"
import { CopyQueue } from "./copy-queue"
import { MailQueue } from "./mail-queue"
import type { Db } from "./open-database"
import { referencesOf, removeAll } from "./references-of"

/** What is kept here, changes, is copied into the CMS and has mails sent about it: a booking, an order. */
export interface Changing {
  reference: string
  revision: number
  /** References that it had under addresses of before, oldest first. */
  formerly: readonly string[]
  /** Which one has taken its place, under an address put right. */
  replacedBy: string | null
}

interface RecordTables<Of extends Changing, Name extends string> {
  records: string
  mails: string
  /** Columns of a record, under the names of its fields. */
  columns: string
  read: (row: unknown) => Of
  /** What references begin with. */
  letter: string
  /** A mail that waits for its day, and is not on its way until then. */
  forItsDay?: Name
}

type Values = Readonly<Record<string, string | number | null>>

/** The rows of one kind of record. Whatever reads before it writes does so in one transaction (`atOnce`). */
export class Records<Of extends Changing, Name extends string> {
  readonly mails: MailQueue<Name>
  readonly copies: CopyQueue

  constructor(
    readonly db: Db,
    readonly tables: RecordTables<Of, Name>,
  ) {
    this.mails = new MailQueue(db, tables.mails, tables.records)
    this.copies = new CopyQueue(db, tables.records)
  }

  /** Nobody else writes meanwhile, from whatever process. */
  atOnce<Result>(work: () => Result): Result {
    return this.db.transaction(work).immediate()
  }

  /** @param condition in SQL, with what follows it */
  select(condition: string, ...values: (string | number)[]): Of[] {
    const { columns, records, read } = this.tables
    const formerly = `(select json_group_array(before.reference) from ${records} before
      where before.replaced_by = ${records}.reference)`
    const rows = this.db
      .prepare(
        `select ${columns}, replaced_by as replacedBy, ${formerly} as formerly from ${records} where ${condition}`,
      )
      .all(...values) as { formerly: string }[]
    return rows.map((row) => read({ ...row, formerly: JSON.parse(row.formerly) as string[] }))
  }

  find(reference: string): Of | undefined {
    return this.select("reference = ?", reference)[0]
  }

  private mustFind(reference: string): Of {
    const record = this.find(reference)
    if (!record) throw new Error(`${reference} is gone in the midst of its own change.`)
    return record
  }

  /** @param key of the form that it was sent by, which is its own from now on: who sends the same again means another one */
  insert(key: string, values: Values, now: number): Of {
    this.db
      .prepare(`update ${this.tables.records} set key = ? where key = ?`)
      .run(randomUUID(), key)
    const reference = this.freeReference()
    const row = { reference, key, ...values, changed_at: now, next_at: now }
    const names = Object.keys(row)
    this.db
      .prepare(
        `insert into ${this.tables.records} (${names.join(", ")}) values (${names.map(() => "?").join(", ")})`,
      )
      .run(...Object.values(row))
    return this.mustFind(reference)
  }

  private freeReference(): string {
    for (;;) {
      const reference = newReference(this.tables.letter)
      if (!this.find(reference)) return reference
    }
  }

  /** Makes another revision of it, which the CMS is to have at once. */
  change({ reference }: Changing, values: Values, now: number): Of {
    const row = { ...values, changed_at: now, next_at: now }
    const set = Object.keys(row).map((name) => `${name} = ?`)
    this.db
      .prepare(
        `update ${this.tables.records} set ${set.join(", ")}, revision = revision + 1, attempts = 0 where reference = ?`,
      )
      .run(...Object.values(row), reference)
    return this.mustFind(reference)
  }

  /** A change of which nobody is written to. */
  changeQuietly(before: Changing, values: Values, now: number): Of {
    const record = this.change(before, values, now)
    this.mails.carryOver(record)
    return record
  }

  /**
   * Another has taken its place. Nobody copies it any more, for the copy is that one's; and of its guest it keeps the address
   * alone, to which it may be told that it is over.
   * @returns what has taken its place, as it is now
   */
  giveWay({ reference }: Changing, successor: Changing): Of {
    const { records } = this.tables
    this.db
      .prepare(`update ${records} set replaced_by = ? where reference = ? or replaced_by = ?`)
      .run(successor.reference, reference, reference)
    this.db
      .prepare(
        `update ${records} set mirrored = revision, name = '', phone = '', message = '' where reference = ?`,
      )
      .run(reference)
    return this.mustFind(successor.reference)
  }

  keyOf(reference: string): string {
    const { key } = this.db
      .prepare(`select key from ${this.tables.records} where reference = ?`)
      .get(reference) as { key: string }
    return key
  }

  /** All of a guest, oldest first. */
  of(whose: Whose): Of[] {
    return this.referencesOf(whose).map((reference) => this.mustFind(reference))
  }

  /** With what they have taken the place of. @returns how many */
  removeOf(whose: Whose): number {
    const { records } = this.tables
    const references = this.referencesOf(whose)
    const before = references.flatMap((reference) => this.find(reference)?.formerly ?? [])
    removeAll(this.db, records, before)
    return removeAll(this.db, records, references)
  }

  private referencesOf(whose: Whose): string[] {
    return referencesOf(this.db, this.tables.records, whose)
  }

  /** So that what was removed is not in the log beside the database either. */
  clearLog(): void {
    this.db.exec("pragma wal_checkpoint(truncate)")
  }
}
