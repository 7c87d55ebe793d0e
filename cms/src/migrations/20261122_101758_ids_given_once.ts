import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-sqlite"

type Database = MigrateUpArgs["db"]

const NUMBERED = "`id` integer PRIMARY KEY NOT NULL"
const NUMBERED_ONCE = "`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL"

/** Ids that are left out: of what was deleted without a trace here, and is still named elsewhere, as in a release. */
const LEAP = 1000

/** How JSON and the keys of preferences name documents: type and id, or id and type. */
const REFERENCES = [
  /"(?:relationTo|collection)":"(?<type>[\w-]+)","(?:value|id)":"?(?<id>\d+)/g,
  /"(?:value|id)":"?(?<id>\d+)"?,"(?:relationTo|collection)":"(?<type>[\w-]+)"/g,
  /^collection-(?<type>[\w-]+)-(?<id>\d+)$/g,
]

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

function rows<Row>(db: Database, statement: string): Promise<Row[]> {
  return db.all<Row>(sql.raw(statement))
}

const columnsOf = (db: Database, table: string): Promise<{ name: string; type: string }[]> =>
  rows(db, `SELECT name, type FROM pragma_table_info('${table}')`)

/** What SQLite cannot change in place: the table is made anew with all its rows, and takes the place of the old one. */
async function rebuild(db: Database, table: string, definition: string): Promise<void> {
  const indexes = await rows<{ sql: string }>(
    db,
    `SELECT sql FROM sqlite_master WHERE type = 'index' AND tbl_name = '${table}' AND sql IS NOT NULL`,
  )
  const columns = (await columnsOf(db, table)).map(({ name }) => quoted(name)).join(", ")
  const made = `__new_${table}`
  await db.run(
    sql.raw(definition.replace(/^(CREATE TABLE )(["`])\w+\2/, `$1${quoted(made)}`)),
  )
  await db.run(
    sql.raw(
      `INSERT INTO ${quoted(made)} (${columns}) SELECT ${columns} FROM ${quoted(table)} ORDER BY id`,
    ),
  )
  await db.run(sql.raw(`DROP TABLE ${quoted(table)}`))
  await db.run(sql.raw(`ALTER TABLE ${quoted(made)} RENAME TO ${quoted(table)}`))
  for (const index of indexes) await db.run(sql.raw(index.sql))
}

async function rebuildAll(db: Database, from: string, to: string): Promise<string[]> {
  const tables = await rows<{ name: string; sql: string }>(
    db,
    `SELECT name, sql FROM sqlite_master WHERE type = 'table' AND instr(sql, '${from}') > 0`,
  )
  for (const { name, sql: definition } of tables) {
    await rebuild(db, name, definition.replace(from, to))
  }
  return tables.map(({ name }) => name)
}

/** The highest id of each table that something refers to without a foreign key; it may have gone since. */
async function highestReferences(db: Database): Promise<Map<string, number>> {
  const highest = new Map<string, number>()
  const tables = await rows<{ name: string }>(
    db,
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'",
  )
  for (const { name: table } of tables) {
    const texts = (await columnsOf(db, table)).filter(({ type }) => type.toLowerCase() === "text")
    for (const { name: column } of texts) {
      const referring = await rows<{ text: string }>(
        db,
        `SELECT ${quoted(column)} AS text FROM ${quoted(table)}
         WHERE ${quoted(column)} LIKE '%"relationTo":%' OR ${quoted(column)} LIKE '%"collection":%'
         OR ${quoted(column)} LIKE 'collection-%'`,
      )
      for (const match of referring.flatMap(({ text }) =>
        REFERENCES.flatMap((reference) => [...text.matchAll(reference)]),
      )) {
        const named = (match.groups?.type ?? "").replaceAll("-", "_")
        highest.set(named, Math.max(highest.get(named) ?? 0, Number(match.groups?.id)))
      }
    }
  }
  return highest
}

async function startBeyondEverySeen(db: Database, tables: readonly string[]): Promise<void> {
  const referred = await highestReferences(db)
  const used: [table: string, highest: number][] = []
  for (const table of tables) {
    const [row] = await rows<{ id: number | null }>(db, `SELECT max(id) AS id FROM ${quoted(table)}`)
    used.push([table, Math.max(row?.id ?? 0, referred.get(table) ?? 0)])
  }
  const isNew = used.every(([table, highest]) => highest === 0 || table === "payload_migrations")
  if (isNew) return
  for (const [table, highest] of used) {
    await db.run(sql.raw(`DELETE FROM sqlite_sequence WHERE name = '${table}'`))
    await db.run(
      sql.raw(`INSERT INTO sqlite_sequence (name, seq) VALUES ('${table}', ${highest + LEAP})`),
    )
  }
}

/**
 * Each table gives an id once, also where the document has gone that had it. Written for whatever tables there are,
 * because it changes one word in each.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await startBeyondEverySeen(db, await rebuildAll(db, NUMBERED, NUMBERED_ONCE))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await rebuildAll(db, NUMBERED_ONCE, NUMBERED)
}
