/** What drizzle-kit's snapshot says of a table, as far as this needs it. */
export interface SnapshotTable {
  columns?: Readonly<Record<string, unknown>>
  foreignKeys: Readonly<
    Record<string, { columnsFrom: readonly string[]; onUpdate?: string; onDelete?: string }>
  >
}

export type SnapshotTables = Readonly<Record<string, SnapshotTable>>

const ADDED_REFERENCE =
  /(ALTER TABLE \\`(\w+)\\` ADD \\`(\w+)\\`[^;`]*? REFERENCES \w+\(\w+\))(?! ON )/g
const COPIED = /INSERT INTO \\`__new_(\w+)\\`\(([^)]*)\) SELECT ([^;`]*?) FROM \\`\1\\`/g
const DROPPED_FOR_ITS_COPY = /^( *)await db\.run\(sql`DROP TABLE \\`(\w+)\\`;`\)$/gm

/**
 * A migration as Payload writes it, with what drizzle-kit forgets:
 *
 * - A column that is added has no `ON DELETE`: what it points at could then never be deleted.
 * - A table that is made anew is filled with columns that the one before did not have: SQLite takes such a name in double
 *   quotes for a text, and every old document would say “kind” where its kind belongs.
 * - A table that is made anew begins its ids after its highest row, so that an id of a document that has gone would be
 *   given again (docs/decisions/0022).
 * @param text of the migration's file
 * @param tables of the snapshots after and before it
 */
export function mendMigration(text: string, tables: readonly SnapshotTables[]): string {
  const withActions = text.replace(ADDED_REFERENCE, (statement, _whole, table, column) => {
    const key = tables
      .flatMap((snapshot) => Object.values(snapshot[table]?.foreignKeys ?? {}))
      .find(({ columnsFrom }) => columnsFrom.length === 1 && columnsFrom[0] === column)
    return key
      ? `${statement} ON UPDATE ${key.onUpdate ?? "no action"} ON DELETE ${key.onDelete ?? "no action"}`
      : statement
  })
  const withColumns = withActions.replace(COPIED, (statement, table: string, names: string) => {
    const isInBoth = (name: string): boolean =>
      tables.every((snapshot) => {
        const columns = snapshot[table]?.columns
        return columns === undefined || Object.hasOwn(columns, name.trim().replaceAll('"', ""))
      })
    const kept = names.split(",").filter(isInBoth).join(",")
    return statement.replaceAll(names, kept)
  })
  return withColumns.replace(DROPPED_FOR_ITS_COPY, (statement, indent: string, table: string) =>
    withColumns.includes(`ALTER TABLE \\\`__new_${table}\\\` RENAME TO \\\`${table}\\\``)
      ? [
          ...keepSequence(table).map((sql) => `${indent}await db.run(sql\`${sql}\`)`),
          statement,
        ].join("\n")
      : statement,
  )
}

/** SQLite keeps the highest id that a table ever gave in `sqlite_sequence` (sqlite.org/autoinc.html), and renames it too. */
const keepSequence = (table: string): string[] => [
  `DELETE FROM sqlite_sequence WHERE name = '__new_${table}';`,
  `INSERT INTO sqlite_sequence (name, seq) SELECT '__new_${table}', seq FROM sqlite_sequence WHERE name = '${table}';`,
]
