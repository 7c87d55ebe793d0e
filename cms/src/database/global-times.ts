import type { SQLiteAdapter } from "@payloadcms/db-sqlite"
import type { DatabaseAdapterObj, UpdateGlobal } from "payload"

/**
 * Payload 3.90.1 keeps the old time of a global where all that it stores in its row is the time: one that has nothing but
 * lists, as the navigation (`hasMainRowData` in @payloadcms/drizzle's upsertRow). Publishing tells by that time what is
 * live.
 */
export function withGlobalTimes(
  source: DatabaseAdapterObj<SQLiteAdapter>,
): DatabaseAdapterObj<SQLiteAdapter> {
  return {
    ...source,
    init: (args) => {
      const adapter = source.init(args)
      const { updateGlobal } = adapter
      adapter.updateGlobal = (async (update) => {
        const result = await updateGlobal.call(adapter, update)
        const updatedAt = (update.data as { updatedAt?: unknown }).updatedAt
        const table = adapter.tables[update.slug.replaceAll("-", "_")]
        if (!table) throw new Error(`The global ${update.slug} has no table of its name.`)
        if (typeof updatedAt !== "string") return result
        const transaction = adapter.sessions[String(await update.req?.transactionID)]
        const db = (transaction?.db ?? adapter.drizzle) as typeof adapter.drizzle
        await db.update(table).set({ updatedAt })
        return result && Object.assign(result, { updatedAt })
      }) as UpdateGlobal
      return adapter
    },
  }
}
