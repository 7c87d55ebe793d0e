import { addColumn } from "./add-column"
import type { Db } from "./open-database"
import type { Changing, Records } from "./records"

/** What of a record says which one has taken its place, as the newest of them is called: `replaced_by`. */
export function createSuccessorColumn(db: Db, table: string): void {
  addColumn(db, table, "replaced_by", "text")
  db.exec(
    `create index if not exists ${table}_replaced on ${table} (replaced_by) where replaced_by is not null`,
  )
}

/** So soon, in milliseconds, one form of a page is sent again by who presses its button twice. */
const PRESSED_TWICE = 15_000

interface Replaceable extends Changing {
  changedAt: number
}

/**
 * Pressed twice: what has taken the place of a record a moment ago, under an address put right. Later, whoever has the
 * link of before need not learn where the new one is.
 */
export function successorOf<Of extends Replaceable, Name extends string>(
  records: Records<Of, Name>,
  { replacedBy, changedAt }: Of,
  email: string,
  now: number,
): Of | undefined {
  if (replacedBy === null || now - changedAt > PRESSED_TWICE) return undefined
  return records.select(
    "reference = ? and email = ? and state <> 'cancelled'",
    replacedBy,
    email,
  )[0]
}
