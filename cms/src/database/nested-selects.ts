import { AsyncLocalStorage } from "node:async_hooks"
import type { BaseDatabaseAdapter, DatabaseAdapterObj } from "payload"

type Row = Record<string, unknown>

interface InsertArguments {
  values: Row | Row[]
}

type Insert = (args: InsertArguments) => Promise<Row[]>

interface InsertingAdapter extends BaseDatabaseAdapter {
  insert: Insert
}

/** Row ids of the version being written, by the id each row has in the document. */
const versionRows = new AsyncLocalStorage<Map<string, number>>()

function withRowId(row: Row, ids: ReadonlyMap<string, number>): Row {
  const id = typeof row.parent === "string" ? ids.get(row.parent) : undefined
  return id === undefined ? row : { ...row, parent: id }
}

function repair(adapter: InsertingAdapter): void {
  const { createVersion, updateVersion, insert } = adapter

  adapter.createVersion = ((args) =>
    versionRows.run(new Map(), () => createVersion.call(adapter, args))) as typeof createVersion
  adapter.updateVersion = ((args) =>
    versionRows.run(new Map(), () => updateVersion.call(adapter, args))) as typeof updateVersion

  adapter.insert = async (args) => {
    const ids = versionRows.getStore()
    if (!ids) return insert.call(adapter, args)
    const values = Array.isArray(args.values)
      ? args.values.map((row) => withRowId(row, ids))
      : withRowId(args.values, ids)
    const inserted = await insert.call(adapter, { ...args, values })
    for (const { _uuid: uuid, id } of inserted) {
      if (typeof uuid === "string" && typeof id === "number") ids.set(uuid, id)
    }
    return inserted
  }
}

/**
 * Payload 3.90.1 cannot save a version of a document with a select of several values two arrays deep (a menu's
 * sections, their items, their dietary labels): it writes the row's document id where the version's row id belongs,
 * and the foreign key refuses it (payloadcms/payload#17142, mended by pull request 15787). To be removed with the
 * release that carries the mend.
 */
export function withNestedSelects<Adapter extends BaseDatabaseAdapter>(
  source: DatabaseAdapterObj<Adapter>,
): DatabaseAdapterObj<Adapter> {
  return {
    ...source,
    init: (args) => {
      const adapter = source.init(args)
      repair(adapter as BaseDatabaseAdapter as InsertingAdapter)
      return adapter
    },
  }
}
