import type { Db } from "./open-database"

/** How much later than it happened a change may have been copied, as the CMS was away, in milliseconds. */
const COPIED_LATE = 24 * 3_600_000

/** Which records' last change the CMS does not have: `mirrored` is the last revision that it has. */
export class CopyQueue {
  readonly #db: Db
  readonly #table: string

  constructor(db: Db, table: string) {
    this.#db = db
    this.#table = table
  }

  due(now: number, most: number): { reference: string; attempts: number }[] {
    return this.#db
      .prepare(
        `select reference, attempts from ${this.#table} where mirrored < revision and next_at <= ? order by next_at limit ?`,
      )
      .all(now, most) as { reference: string; attempts: number }[]
  }

  /** @returns false where it is not kept here any more: the CMS has one that was erased */
  copied({ reference, revision }: { reference: string; revision: number }): boolean {
    return (
      this.#db
        .prepare(
          `update ${this.#table} set mirrored = max(mirrored, ?), problem = null where reference = ?`,
        )
        .run(revision, reference).changes > 0
    )
  }

  /** What the copy says beside the record has changed. */
  again(reference: string): void {
    this.#db
      .prepare(
        `update ${this.#table} set mirrored = min(mirrored, revision - 1) where reference = ? and replaced_by is null`,
      )
      .run(reference)
  }

  /** What has been copied since, in milliseconds since 1970, is copied once more. @returns how many */
  allAgain(since: number, now: number): number {
    return this.#db
      .prepare(
        `update ${this.#table} set mirrored = revision - 1, attempts = 0, next_at = ?
         where mirrored = revision and changed_at >= ? and replaced_by is null`,
      )
      .run(now, since - COPIED_LATE).changes
  }

  notCopied(reference: string, problem: string, nextAt: number): void {
    this.#db
      .prepare(
        `update ${this.#table} set attempts = attempts + 1, problem = ?, next_at = ? where reference = ?`,
      )
      .run(problem, nextAt, reference)
  }

  waiting(): number {
    const { n } = this.#db
      .prepare(`select count(*) as n from ${this.#table} where mirrored < revision`)
      .get() as { n: number }
    return n
  }
}
