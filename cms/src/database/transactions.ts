import { randomUUID } from "node:crypto"
import type { SQLiteAdapter } from "@payloadcms/db-sqlite"
import { drizzle } from "@payloadcms/db-sqlite/drizzle/libsql"
import type { DatabaseAdapterObj } from "payload"
import { SingleWriter } from "./single-writer"

type Client = SQLiteAdapter["client"]
type Session = SQLiteAdapter["sessions"][string]

/** A second connection to the same file, set up as the first one was. */
async function anotherClient(
  adapter: SQLiteAdapter,
  connect: () => Promise<void>,
): Promise<Client> {
  // Payload opens a client where it finds none.
  Object.assign(adapter, { client: undefined })
  await connect()
  return adapter.client
}

/**
 * Payload's own commit drops the error of one that fails (its `beginTransaction` ends in a `catch`), so that a change
 * which was not stored is answered as stored.
 */
function tellFailedCommits(adapter: SQLiteAdapter): void {
  adapter.beginTransaction = async () => {
    await adapter.initializing
    const id = randomUUID()
    const transaction = await adapter.client.transaction()
    // To statements, a transaction is a client.
    const db: unknown = drizzle(transaction as unknown as Client, {
      schema: adapter.schema,
      logger: adapter.logger ?? false,
    })
    adapter.sessions[id] = {
      db: db as Session["db"],
      resolve: () => transaction.commit(),
      reject: () => transaction.rollback(),
    }
    return id
  }

  adapter.commitTransaction = async (incoming) => {
    const id = String(await incoming)
    const session = adapter.sessions[id]
    if (!session) return
    delete adapter.sessions[id]
    await session.resolve()
  }
}

/** Payload leaves the transaction of a job's update open where that fails, and the next writers wait for its end. */
function endFailedUpdatesOfJobs(adapter: SQLiteAdapter): void {
  const { updateJobs } = adapter
  adapter.updateJobs = async (args) => {
    try {
      return await updateJobs.call(adapter, args)
    } catch (error) {
      const id = await args.req?.transactionID
      if (id !== undefined && id !== null) await adapter.rollbackTransaction(id)
      throw error
    }
  }
}

/** @throws naming the tables where rows point at what is not there */
async function checkReferences(writer: Client): Promise<void> {
  const { rows } = await writer.execute("PRAGMA foreign_key_check")
  if (rows.length === 0) return
  const tables = [...new Set(rows.map(({ table }) => String(table)))].join(", ")
  throw new Error(
    `The database has ${rows.length} references to rows that are not there, in ${tables}. Restore the backup made before the migration.`,
  )
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
      let writer: Client | undefined
      tellFailedCommits(adapter)
      endFailedUpdatesOfJobs(adapter)

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
        if (writer) await checkReferences(writer)
        await writer?.execute("PRAGMA foreign_keys = ON")
      }
      return adapter
    },
  }
}
