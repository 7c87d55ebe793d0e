import type { Db } from "./open-database"

/** A column that a table from before does not have. @param definition in SQL, after the name */
export function addColumn(db: Db, table: string, column: string, definition: string): void {
  // Another process may open the same database.
  const add = db.transaction(() => {
    const columns = db.prepare("select name from pragma_table_info(?)").all(table)
    if ((columns as { name: string }[]).some(({ name }) => name === column)) return
    db.exec(`alter table ${table} add column ${column} ${definition}`)
  })
  add.immediate()
}
