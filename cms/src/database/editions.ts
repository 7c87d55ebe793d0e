import { AsyncLocalStorage } from "node:async_hooks"
import { randomUUID } from "node:crypto"
import type { SQLiteAdapter } from "@payloadcms/db-sqlite"

type Client = SQLiteAdapter["client"]

/** Builds of one site, and those of another machine; what a build that was killed leaves open counts too. */
const MOST_OPEN = 4
/** How long one that somebody reads from is safe from those who open others, in milliseconds. */
const IN_USE = 60_000
/** How long nobody may ask for anything, in milliseconds: a build makes its bundles between its questions. */
const IDLE = 15 * 60_000

const reading = new AsyncLocalStorage<Client>()

/** What reads of the current request are to be answered from, where it is not the newest state. */
export const readerOfEdition = (): Client | undefined => reading.getStore()

interface Edition {
  client: Client
  usedAt: number
  idle: NodeJS.Timeout
}

/**
 * States of the database that are kept for those who read it in many requests: each is a read transaction on a
 * connection of its own, which in WAL mode sees what was committed when it began and keeps nobody from writing.
 */
export class Editions {
  /** The one that was used last is the last. */
  readonly #open = new Map<string, Edition>()

  /** @param connect opens another connection to the database */
  constructor(
    private readonly connect: () => Client,
    private readonly inUse = IN_USE,
  ) {}

  /**
   * @returns the id of an edition of what is committed now; where many are open, the least recently used ends, and where
   *   all are in use there is none
   */
  async open(): Promise<string | undefined> {
    const [oldest] = this.#open
    if (oldest && this.#open.size >= MOST_OPEN) {
      const [id, { usedAt }] = oldest
      if (Date.now() - usedAt < this.inUse) return undefined
      await this.close(id)
    }
    const client = this.connect()
    await client.execute("PRAGMA query_only = ON")
    await client.execute("BEGIN")
    // The transaction sees what there is at its first read.
    await client.execute("SELECT 1 FROM sqlite_master")
    const id = randomUUID()
    this.#keep(id, client)
    return id
  }

  /**
   * Does the work with all its reads answered from that edition.
   * @returns nothing where it is not open: it was closed, or was another process's
   */
  read<Result>(id: string, work: () => Promise<Result>): Promise<Result> | undefined {
    const edition = this.#open.get(id)
    if (!edition) return undefined
    clearTimeout(edition.idle)
    this.#open.delete(id)
    this.#keep(id, edition.client)
    return reading.run(edition.client, work)
  }

  async close(id: string): Promise<void> {
    const edition = this.#open.get(id)
    if (!edition) return
    this.#open.delete(id)
    clearTimeout(edition.idle)
    await edition.client.execute("COMMIT")
    edition.client.close()
  }

  #keep(id: string, client: Client): void {
    const idle = setTimeout(() => void this.close(id), IDLE).unref()
    this.#open.set(id, { client, usedAt: Date.now(), idle })
  }
}
