import { createHash, randomUUID } from "node:crypto"
import type { Whose } from "../../../shared/submissions/whose"
import { SUBMISSION_KINDS, type SubmissionSlug } from "../../../shared/submissions/kinds"
import { newReference } from "../intake/reference"
import type { Db } from "./open-database"
import { referencesOf } from "./references-of"
import type { Attachment, Submission } from "./submission"

export interface Accepting {
  kind: SubmissionSlug
  /**
   * The browser's, the same for each attempt at sending the same; without one, each is its own. Other words under the same
   * key are another submission: a guest whose answer was lost may have gone on writing.
   */
  key: string | undefined
  identity: string
  content: Readonly<Record<string, unknown>>
  page: string
  suspicion: string | null
  files: readonly Attachment[]
  /** Whether it waits until its guest has confirmed the address. */
  isHeld: boolean
  /** Names of the mails to send now. */
  mails: readonly string[]
  now: number
}

export interface Accepted {
  id: string
  reference: string
  /** Whether the same was taken in before: by its key, or with the same content a moment ago. */
  isKnown: boolean
}

/** Where it keeps what a guest is found by. */
const COLUMNS = {
  email: "identity",
  reference: "reference",
  phone: "coalesce(json_extract(content, '$.phone'), '')",
} as const

/** The same content from the same address within this time is one submission sent twice, in milliseconds. */
const SAME_WITHIN = 10 * 60_000

interface Row {
  id: string
  reference: string
  kind: SubmissionSlug
  identity: string
  content: string
  page: string
  suspicion: string | null
  received_at: number
  confirmed_at: number | null
  state: State
  attempts: number
  next_at: number
  problem: string | null
  done_at: number | null
}

/** Under which key the end of a subscription comes in, so that it ends once. */
const keyOfEnd = (id: string): string => `end-${id}`

/** `held`: its guest has not confirmed; `dead`: given up, until somebody says “retry”. */
export type State = "held" | "waiting" | "done" | "dead"

export interface Due {
  submission: Submission
  attempts: number
}

export interface DueMail extends Due {
  id: number
  name: string
}

export interface Listed {
  submission: Submission
  state: State
  attempts: number
  problem: string | null
  mails: readonly { name: string; state: State; attempts: number; problem: string | null }[]
}

/** What a guest sends, durably: a method that returned has written to the disk. One process at a time. */
export class SubmissionStore {
  readonly #db: Db

  constructor(db: Db) {
    this.#db = db
  }

  /** Takes it in with its files and the mails it asks for, in one transaction. */
  accept(accepting: Accepting): Accepted {
    return this.#db.transaction(() => this.acceptNow(accepting)).immediate()
  }

  private acceptNow({
    kind,
    key,
    identity,
    content,
    page,
    suspicion,
    files,
    ...more
  }: Accepting): Accepted {
    const { isHeld, mails, now } = more
    const text = JSON.stringify(content)
    const fingerprint = fingerprintOf(kind, identity, text, files)
    const known = this.#db
      .prepare(
        `select id, reference from submissions where kind = ? and fingerprint = ?
         and (key = ? or (received_at > ? and (suspicion is null) = ?)) order by rowid desc limit 1`,
      )
      .get(...[kind, fingerprint, key ?? "", now - SAME_WITHIN, suspicion === null ? 1 : 0]) as
      Pick<Row, "id" | "reference"> | undefined
    // Who has taken themselves off a list and signs up once more is to be asked once more.
    const hasEnded = known ? this.hasEnded(known.id) : false
    if (known && !hasEnded) return { id: known.id, reference: known.reference, isKnown: true }
    const id = randomUUID()
    const reference = this.freeReference(kind)
    const state: State = isHeld ? "held" : "waiting"
    this.#db
      .prepare(
        `insert into submissions (id, reference, kind, key, identity, fingerprint, content, page, suspicion, received_at, state, next_at)
         values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      )
      .run(
        id,
        reference,
        kind,
        hasEnded ? id : (key ?? id),
        identity,
        fingerprint,
        text,
        page,
        suspicion,
        now,
        state,
        now,
      )
    for (const { field, name, type, bytes } of files) {
      this.#db
        .prepare("insert into files (submission, field, name, type, bytes) values (?, ?, ?, ?, ?)")
        .run(id, field, name, type, bytes)
    }
    this.queueMails(id, mails, now)
    return { id, reference, isKnown: false }
  }

  private queueMails(id: string, names: readonly string[], now: number): void {
    for (const name of names) {
      this.#db
        .prepare(
          "insert into mails (submission, name, state, next_at) values (?, ?, 'waiting', ?) on conflict do nothing",
        )
        .run(id, name, now)
    }
  }

  private freeReference(kind: SubmissionSlug): string {
    for (;;) {
      const reference = newReference(SUBMISSION_KINDS[kind].letter)
      const taken = this.#db.prepare("select 1 from submissions where reference = ?").get(reference)
      if (!taken) return reference
    }
  }

  /** The guest has confirmed: it is delivered now, and mails that wait for that are sent. @returns whether it was held */
  confirm(id: string, mails: readonly string[], now: number): boolean {
    return this.#db
      .transaction(() => {
        const { changes } = this.#db
          .prepare(
            "update submissions set state = 'waiting', confirmed_at = ?, next_at = ? where id = ? and state = 'held'",
          )
          .run(now, now, id)
        if (changes > 0) this.queueMails(id, mails, now)
        return changes > 0
      })
      .immediate()
  }

  /**
   * Its guest leaves the list that it is for, however often they have signed up for it: none of those mails puts them back. The
   * CMS knows a subscription by its id, also when this store has forgotten it.
   */
  end(id: string, now: number): void {
    this.#db
      .transaction(() => {
        const alike = this.#db
          .prepare(
            `select id from submissions where id <> ?
             and fingerprint = (select fingerprint from submissions where id = ?)`,
          )
          .all(id, id) as Pick<Row, "id">[]
        const identity = this.find(id)?.identity ?? ""
        for (const subscription of [id, ...alike.map((one) => one.id)]) {
          this.acceptNow({
            ...{ kind: "unsubscribe", key: keyOfEnd(subscription), identity },
            ...{ content: { subscription }, page: "/", suspicion: null, files: [] },
            ...{ isHeld: false, mails: [], now },
          })
        }
      })
      .immediate()
  }

  /** Whether its guest has taken themselves off the list that it is for. */
  hasEnded(id: string): boolean {
    return (
      this.#db
        .prepare("select 1 from submissions where kind = 'unsubscribe' and key = ?")
        .get(keyOfEnd(id)) !== undefined
    )
  }

  find(id: string): Submission | undefined {
    const row = this.#db.prepare("select * from submissions where id = ?").get(id) as Row | null
    return row ? this.submissionOf(row) : undefined
  }

  private submissionOf(row: Row): Submission {
    const files = this.#db
      .prepare("select name, length(bytes) as size from files where submission = ? order by field")
      .all(row.id) as Submission["files"]
    return {
      id: row.id,
      reference: row.reference,
      kind: row.kind,
      identity: row.identity,
      content: JSON.parse(row.content) as Submission["content"],
      files,
      page: row.page,
      suspicion: row.suspicion,
      receivedAt: row.received_at,
      confirmedAt: row.confirmed_at,
    }
  }

  filesOf(id: string): Attachment[] {
    const rows = this.#db
      .prepare("select field, name, type, bytes from files where submission = ? order by field")
      .all(id) as (Omit<Attachment, "bytes"> & { bytes: ArrayBuffer })[]
    return rows.map(({ field, name, type, bytes }) => ({
      field,
      name,
      type,
      bytes: Buffer.from(bytes),
    }))
  }

  dueDeliveries(now: number, most: number): Due[] {
    const rows = this.#db
      .prepare(
        "select * from submissions where state = 'waiting' and next_at <= ? order by next_at, received_at limit ?",
      )
      .all(now, most) as Row[]
    return rows.map((row) => ({ submission: this.submissionOf(row), attempts: row.attempts }))
  }

  /** Whether it is still to be delivered: it may have been erased since it was read. */
  isWaiting(id: string): boolean {
    const found = this.#db
      .prepare("select 1 from submissions where id = ? and state = 'waiting'")
      .get(id)
    return Boolean(found)
  }

  /** It is kept for as long from its first delivery, also where it is delivered again. @returns whether it was still there */
  delivered(id: string, now: number): boolean {
    const { changes } = this.#db
      .prepare(
        "update submissions set state = 'done', done_at = coalesce(done_at, ?), problem = null where id = ?",
      )
      .run(now, id)
    return changes > 0
  }

  /** @param nextAt null: given up */
  notDelivered(id: string, problem: string, nextAt: number | null): void {
    this.#db
      .prepare(
        "update submissions set attempts = attempts + 1, problem = ?, state = ?, next_at = ? where id = ?",
      )
      .run(problem, nextAt === null ? "dead" : "waiting", nextAt ?? 0, id)
  }

  dueMails(now: number, most: number): DueMail[] {
    const rows = this.#db
      .prepare(
        "select id as mail, submission, name, attempts as tried from mails where state = 'waiting' and next_at <= ? order by next_at, id limit ?",
      )
      .all(now, most) as { mail: number; submission: string; name: string; tried: number }[]
    return rows.flatMap(({ mail, submission: id, name, tried }) => {
      const submission = this.find(id)
      return submission ? [{ id: mail, submission, name, attempts: tried }] : []
    })
  }

  /**
   * Notes that it is under way: where nothing can be noted, it must not be sent again and again.
   * @param nextAt when it is due again, should nothing become known of it
   * @returns false where it is not to be sent any more: it may have been erased since it was read
   */
  beginMail(id: number, nextAt: number): boolean {
    return (
      this.#db
        .prepare("update mails set next_at = ? where id = ? and state = 'waiting'")
        .run(nextAt, id).changes > 0
    )
  }

  mailSent({ id }: { id: number }, now: number): void {
    this.#db
      .prepare("update mails set state = 'done', done_at = ?, problem = null where id = ?")
      .run(now, id)
  }

  /** @param nextAt null: given up */
  mailNotSent(id: number, problem: string, nextAt: number | null): void {
    this.#db
      .prepare(
        "update mails set attempts = attempts + 1, problem = ?, state = ?, next_at = ? where id = ?",
      )
      .run(problem, nextAt === null ? "dead" : "waiting", nextAt ?? 0, id)
  }

  /** How many of what was taken in are in which state; mails apart. */
  counts(): { submissions: Record<State, number>; mails: Record<State, number> } {
    const of = (table: "submissions" | "mails"): Record<State, number> => {
      const rows = this.#db
        .prepare(`select state, count(*) as n from ${table} group by state`)
        .all() as { state: State; n: number }[]
      const counted = Object.fromEntries(rows.map(({ state, n }) => [state, n]))
      return { held: 0, waiting: 0, done: 0, dead: 0, ...counted }
    }
    return { submissions: of("submissions"), mails: of("mails") }
  }

  /** Those that wait, were given up, or are of a guest; newest first. */
  list({ whose, most = 200 }: { whose?: Whose; most?: number }): Listed[] {
    const rows = (
      whose === undefined
        ? this.#db
            .prepare(
              `select * from submissions s where state in ('waiting', 'dead')
               or exists (select 1 from mails m where m.submission = s.id and m.state in ('waiting', 'dead'))
               order by received_at desc limit ?`,
            )
            .all(most)
        : this.#db
            .prepare(
              "select * from submissions where reference in (select value from json_each(?)) order by received_at desc",
            )
            .all(JSON.stringify(referencesOf(this.#db, "submissions", whose, COLUMNS)))
    ) as Row[]
    return rows.map((row) => ({
      submission: this.submissionOf(row),
      state: row.state,
      attempts: row.attempts,
      problem: row.problem,
      mails: this.#db
        .prepare(
          "select name, state, attempts, problem from mails where submission = ? order by id",
        )
        .all(row.id)
        .map((mail) => {
          const { name, state, attempts, problem } = mail as Listed["mails"][number]
          return { name, state, attempts, problem }
        }),
    }))
  }

  /** What was given up is tried again at once. @param reference of one alone @returns how many */
  retry(now: number, reference?: string): number {
    const [where, values] =
      reference === undefined
        ? ["", []]
        : [" and submission in (select id from submissions where reference = ?)", [reference]]
    return this.#db
      .transaction(() => {
        const submissions = this.#db
          .prepare(
            `update submissions set state = 'waiting', attempts = 0, next_at = ? where state = 'dead'${
              reference === undefined ? "" : " and reference = ?"
            }`,
          )
          .run(now, ...values)
        const mails = this.#db
          .prepare(
            `update mails set state = 'waiting', attempts = 0, next_at = ? where state = 'dead'${where}`,
          )
          .run(now, ...values)
        return submissions.changes + mails.changes
      })
      .immediate()
  }

  /**
   * What the CMS has taken since, in milliseconds since 1970, is delivered to it once more: it has lost it, perhaps. No mail is
   * sent again. @returns how many
   */
  deliverAgain(since: number, now: number): number {
    return this.#db
      .prepare(
        "update submissions set state = 'waiting', attempts = 0, next_at = ? where state = 'done' and done_at >= ?",
      )
      .run(now, since).changes
  }

  /** Removes all of a guest, with files and mails. @returns how many submissions */
  erase(whose: Whose): number {
    const references = referencesOf(this.#db, "submissions", whose, COLUMNS)
    return this.remove("reference in (select value from json_each(?))", JSON.stringify(references))
  }

  /** Removes one that was given up. @returns whether there was one */
  drop(reference: string): boolean {
    return this.remove("state = 'dead' and reference = ?", reference) > 0
  }

  /**
   * Removes what has been delivered and is older than that, with mails that were never sent; what waits for the CMS or was
   * given up stays until it is dealt with. What nobody has confirmed goes too.
   */
  forgetBefore(time: number): number {
    return this.remove("received_at < ? and state in ('held', 'done')", time)
  }

  private remove(where: string, value: string | number): number {
    const { changes } = this.#db.prepare(`delete from submissions where ${where}`).run(value)
    // So that what was erased is not in the log beside the database either.
    if (changes > 0) this.#db.exec("pragma wal_checkpoint(truncate)")
    return changes
  }

  close(): void {
    this.#db.close()
  }
}

function fingerprintOf(
  kind: string,
  identity: string,
  content: string,
  files: readonly Attachment[],
): string {
  const hash = createHash("sha256").update(`${kind}\n${identity}\n${content}`)
  for (const { bytes } of files)
    hash.update("\n").update(createHash("sha256").update(bytes).digest())
  return hash.digest("base64url")
}
