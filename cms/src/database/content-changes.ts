import { type SQLiteAdapter, sql } from "@payloadcms/db-sqlite"
import { CONTENT_SLUGS, CONTENT_TYPES, GLOBAL_SLUGS } from "../../../shared/content-types"

/** Begins the names of the triggers. */
const PREFIX = "content_changes_"
/** Stands for everything: what a migration changes is not looked at document by document. */
const MIGRATIONS = "payload-migrations"

/** @param document an expression for its id; NULL of a global */
const record = (slug: string, document: string): string =>
  `DELETE FROM content_changes WHERE collection = '${slug}' AND document IS ${document}; ` +
  `INSERT INTO content_changes (collection, document) VALUES ('${slug}', ${document});`

interface Recorded {
  slug: string
  /** A global has no id that anybody knows it by. */
  isGlobal: boolean
  hasDrafts: boolean
}

const RECORDED: readonly Recorded[] = [
  ...CONTENT_SLUGS.map((slug) => {
    const { hasDrafts } = CONTENT_TYPES[slug]
    return { slug, isGlobal: false, hasDrafts }
  }),
  ...GLOBAL_SLUGS.map((slug) => ({ slug, isGlobal: true, hasDrafts: false })),
]

const EVENTS = [
  { event: "INSERT", rows: ["NEW"] },
  { event: "UPDATE", rows: ["OLD", "NEW"] },
  { event: "DELETE", rows: ["OLD"] },
] as const

/** By name, as SQLite keeps them. */
const TRIGGERS: ReadonlyMap<string, string> = new Map(
  RECORDED.flatMap(({ slug, isGlobal, hasDrafts }) =>
    EVENTS.map(({ event, rows }) => {
      const table = slug.replaceAll("-", "_")
      const name = `${PREFIX}${table}_${event.toLowerCase()}`
      const isOnSite = rows.map((row) => `${row}._status = 'published'`).join(" OR ")
      const condition = hasDrafts ? ` WHEN ${isOnSite}` : ""
      const work = record(slug, isGlobal ? "NULL" : `${rows[0]}.id`)
      const trigger = `CREATE TRIGGER ${name} AFTER ${event} ON ${table}${condition} BEGIN ${work} END`
      return [name, trigger] as const
    }),
  ),
)

/**
 * Has the database itself write down (collections/content-changes) what is changed of what the site shows: in the change's own
 * transaction, whatever makes it. Newer drafts stand in tables of their own, and are none of it. To be called after
 * migrations: they may have made tables anew, which takes triggers away, and count as a change of everything.
 */
export async function recordContentChanges(adapter: SQLiteAdapter): Promise<void> {
  const { drizzle } = adapter
  const there = await drizzle.all<{ name: string; sql: string }>(
    sql.raw(
      `SELECT name, sql FROM sqlite_master WHERE type = 'trigger' AND name GLOB '${PREFIX}*'`,
    ),
  )
  const known = new Map(there.map(({ name, sql: text }) => [name, text]))
  for (const [name, text] of known) {
    if (TRIGGERS.get(name) !== text) await drizzle.run(sql.raw(`DROP TRIGGER ${name}`))
  }
  for (const [name, text] of TRIGGERS) {
    if (known.get(name) !== text) await drizzle.run(sql.raw(text))
  }
  await recordMigrations(drizzle)
}

async function recordMigrations(drizzle: SQLiteAdapter["drizzle"]): Promise<void> {
  const newest = "(SELECT max(id) FROM payload_migrations)"
  const isRecorded = `SELECT 1 FROM content_changes WHERE collection = '${MIGRATIONS}' AND document = ${newest}`
  const [recorded] = await drizzle.all(sql.raw(isRecorded))
  if (recorded) return
  await drizzle.run(sql.raw(`DELETE FROM content_changes WHERE collection = '${MIGRATIONS}'`))
  await drizzle.run(
    sql.raw(
      `INSERT INTO content_changes (collection, document) VALUES ('${MIGRATIONS}', ${newest})`,
    ),
  )
}
