import { isSameNumber, type Whose } from "../../../shared/submissions/whose"
import type { Db } from "./open-database"

type Columns = Readonly<Record<Whose["by"], string>>

const AS_NAMED: Columns = { email: "email", reference: "reference", phone: "phone" }

/**
 * The references of what a table keeps of somebody, oldest first.
 * @param columns where it keeps each of what they are found by
 */
export function referencesOf(
  db: Db,
  table: string,
  { by, value }: Whose,
  columns = AS_NAMED,
): string[] {
  const column = columns[by]
  const rows = db
    .prepare(
      `select reference, ${column} as said from ${table} where ${column} ${by === "phone" ? "<> ''" : "= ?"} order by rowid`,
    )
    .all(...(by === "phone" ? [] : [value])) as { reference: string; said: string }[]
  return rows
    .filter(({ said }) => by !== "phone" || isSameNumber(said, value))
    .map(({ reference }) => reference)
}

/** @returns how many were removed */
export const removeAll = (db: Db, table: string, references: readonly string[]): number =>
  db
    .prepare(`delete from ${table} where reference in (select value from json_each(?))`)
    .run(JSON.stringify(references)).changes
