import type { SQLiteAdapter } from "@payloadcms/db-sqlite"
import { readerOfEdition } from "./editions"
import { type Release, WriterLock } from "./writer-lock"

type Client = SQLiteAdapter["client"]
type Transaction = Awaited<ReturnType<Client["transaction"]>>
type Statement = Parameters<Client["execute"]>[0]
type Result = Awaited<ReturnType<Client["execute"]>>

/** A transaction nobody has spoken to for so long has lost its owner, in milliseconds. */
const ABANDONED_AFTER = 60_000

const ENDED = "The transaction has ended."
const GIVEN_UP = "The transaction was given up; nothing was stored."

const onlyReads = (statement: Statement): boolean =>
  /^\s*(select|explain)\b/i.test(typeof statement === "string" ? statement : statement.sql)

/**
 * Begins at its first write: what comes before it (a picture's versions take seconds to make) keeps nobody waiting,
 * and what only reads never waits.
 */
class WritingTransaction implements Transaction {
  #begun: Promise<Release> | undefined
  #abandoned: NodeJS.Timeout | undefined
  closed = false

  constructor(
    private readonly reader: Client,
    private readonly writer: Client,
    private readonly lock: WriterLock,
  ) {}

  async execute(statement: Statement): Promise<Result> {
    if (!this.#begun && onlyReads(statement)) return this.reader.execute(statement)
    await this.#begin()
    // It may have been given up while it waited for its turn.
    if (this.closed) throw new Error(ENDED)
    return this.writer.execute(statement)
  }

  async batch(statements: Statement[]): Promise<Result[]> {
    const results: Result[] = []
    for (const statement of statements) results.push(await this.execute(statement))
    return results
  }

  async executeMultiple(statements: string): Promise<void> {
    await this.#begin()
    if (this.closed) throw new Error(ENDED)
    await this.writer.executeMultiple(statements)
  }

  commit(): Promise<void> {
    return this.#end("COMMIT")
  }

  rollback(): Promise<void> {
    return this.#end("ROLLBACK")
  }

  close(): void {
    void this.rollback().catch(() => undefined)
  }

  async #begin(): Promise<void> {
    if (this.closed) throw new Error(ENDED)
    this.#begun ??= this.lock.acquire().then(async (release) => {
      await this.writer.execute("BEGIN IMMEDIATE").catch((error: unknown) => {
        release()
        throw error
      })
      return release
    })
    await this.#begun
    clearTimeout(this.#abandoned)
    if (this.closed) return
    this.#abandoned = setTimeout(() => this.close(), ABANDONED_AFTER).unref()
  }

  async #end(statement: "COMMIT" | "ROLLBACK"): Promise<void> {
    if (this.closed) {
      if (statement === "COMMIT") throw new Error(GIVEN_UP)
      return
    }
    this.closed = true
    clearTimeout(this.#abandoned)
    const release = await this.#begun?.catch(() => undefined)
    if (!release) return
    try {
      // As a script: where a COMMIT fails, the driver then ends statement and transaction. What stays open would keep
      // the writer at an old state of the file, so that it could write no more.
      await this.writer.executeMultiple(statement)
    } finally {
      release()
    }
  }
}

/**
 * Two connections to one SQLite file: transactions have the writer for themselves, one after the other; whatever stands
 * outside of them reads with the reader, from the last commit, and takes its turn where it writes.
 *
 * The driver's own transactions open a connection each, without the busy timeout, and its calls block the process: two
 * writers at once would either fail or wait for one another.
 */
export class SingleWriter implements Client {
  readonly #lock = new WriterLock()
  readonly protocol: string
  closed = false

  constructor(
    private readonly reader: Client,
    private readonly writer: Client,
  ) {
    this.protocol = reader.protocol
  }

  execute(statement: Statement): Promise<Result> {
    if (onlyReads(statement)) return (readerOfEdition() ?? this.reader).execute(statement)
    return this.#lock.run(() => this.reader.execute(statement))
  }

  batch(...args: Parameters<Client["batch"]>): Promise<Result[]> {
    return this.#lock.run(() => this.reader.batch(...args))
  }

  migrate(...args: Parameters<Client["migrate"]>): Promise<Result[]> {
    return this.#lock.run(() => this.reader.migrate(...args))
  }

  executeMultiple(statements: string): Promise<void> {
    return this.#lock.run(() => this.reader.executeMultiple(statements))
  }

  transaction(): Promise<Transaction> {
    return Promise.resolve(new WritingTransaction(this.reader, this.writer, this.#lock))
  }

  sync(): ReturnType<Client["sync"]> {
    return this.reader.sync()
  }

  close(): void {
    this.closed = true
    this.reader.close()
    this.writer.close()
  }
}
