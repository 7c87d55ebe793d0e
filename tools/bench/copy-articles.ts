import { join } from "node:path"
import Database from "libsql"

/** Tables with a row of an article's own, and in which column they name the article. */
const TABLES = { news: "id", news_texts: "parent_id", news_rels: "parent_id" } as const
/** So many a day, back from the one that is copied. */
const A_DAY = 4

/**
 * Puts articles into a CMS that does not run: an archive that has grown over years, without the hour that publishing each
 * would take. They are the oldest article of the demo content but for title, address and date.
 * @param dataDir the CMS's folder of data
 */
export function copyArticles(dataDir: string, count: number): void {
  if (count === 0) return
  const database = new Database(join(dataDir, "forno.db"))
  try {
    const { like, highest } = database
      .prepare(
        `SELECT (SELECT id FROM news WHERE _status = 'published' ORDER BY published_on LIMIT 1) AS "like",
                (SELECT max(id) FROM news) AS highest`,
      )
      .get() as { like: number; highest: number }
    const changed: Record<string, string> = {
      title: "title || ' ' || number",
      slug: "slug || '-' || number",
      published_on: `strftime('%Y-%m-%dT%H:%M:%fZ', published_on, '-' || (number / ${A_DAY}) || ' days')`,
    }
    for (const [table, owner] of Object.entries(TABLES)) {
      const names = (
        database.prepare(`SELECT name FROM pragma_table_info('${table}')`).all() as {
          name: string
        }[]
      )
        .map(({ name }) => name)
        .filter((name) => name !== "id" || name === owner)
      const values = names.map((name) =>
        name === owner ? `${highest} + number` : (table === "news" && changed[name]) || `"${name}"`,
      )
      database.exec(`
        WITH RECURSIVE numbers(number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < ${count})
        INSERT INTO ${table} (${names.map((name) => `"${name}"`).join(", ")})
        SELECT ${values.join(", ")} FROM numbers, ${table} WHERE ${table}."${owner}" = ${like}`)
    }
  } finally {
    database.close()
  }
}
