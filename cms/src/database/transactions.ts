import type { SQLiteAdapter } from "@payloadcms/db-sqlite"
import type { DatabaseAdapterObj } from "payload"
import { SingleWriter } from "./single-writer"

/** A second connection to the same file, set up as the first one was. */
async function anotherClient(
  adapter: SQLiteAdapter,
  connect: () => Promise<void>,
): Promise<SQLiteAdapter["client"]> {
  // Payload opens a client where it finds none.
  Object.assign(adapter, { client: undefined })
  await connect()
  return adapter.client
}

/**
 * Payload's transactions on SQLite, with one writer at a time: a change, its version and what is to be told about it
 * are stored together or not at all, whenever the process ends. Needs `transactionOptions` in the adapter's settings.
 */
export function withTransactions(
  source: DatabaseAdapterObj<SQLiteAdapter>,
): DatabaseAdapterObj<SQLiteAdapter> {
  return {
    ...source,
    init: (args) => {
      const adapter = source.init(args)
      const { connect, migrate } = adapter
      let writer: SQLiteAdapter["client"] | undefined

      adapter.connect = async (options) => {
        const connectHere = async (): Promise<void> => connect?.call(adapter, options)
        const reader = await anotherClient(adapter, connectHere)
        writer = await anotherClient(adapter, connectHere)
        adapter.client = new SingleWriter(reader, writer)
        await connectHere()
      }

      // Rebuilding a table drops the old one, which would delete what points at it; and the pragma that prevents it is
      // ignored inside a transaction.
      adapter.migrate = async (migrations) => {
        await writer?.execute("PRAGMA foreign_keys = OFF")
        await migrate.call(adapter, migrations)
        await writer?.execute("PRAGMA foreign_keys = ON")
      }
      return adapter
    },
  }
}
