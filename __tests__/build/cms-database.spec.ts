import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { expect, test } from "@playwright/test"
import { copySeededData, requireFromCms } from "./support"

/** SQLite's client, as far as these tests use it. */
interface Client {
  execute(statement: Statement): Promise<{ rows: readonly Record<string, unknown>[] }>
  transaction(): Promise<Transaction>
  close(): void
}

type Statement = string | { sql: string; args: readonly string[] }

interface Transaction extends Pick<Client, "execute"> {
  commit(): Promise<void>
  rollback(): Promise<void>
}

interface SingleWriterModule {
  SingleWriter: new (reader: Client, writer: Client) => Client
}

interface Editions {
  open(): Promise<string | undefined>
  read<Result>(id: string, work: () => Promise<Result>): Promise<Result> | undefined
  close(id: string): Promise<void>
}

interface EditionsModule {
  Editions: new (connect: () => Client, inUse?: number) => Editions
}

/** Not by their names: the CMS's types would change what the whole project takes `process.env` for. */
const SINGLE_WRITER = path.resolve("cms/src/database/single-writer.ts")
const EDITIONS = path.resolve("cms/src/database/editions.ts")

interface LibSql {
  createClient(options: { url: string }): Client
}

let folder: string
let database: Client
let editions: Editions
/** Where one that was just asked may be ended. */
let hastyEditions: Editions

const names = async (): Promise<unknown[]> =>
  (await database.execute("SELECT name FROM dishes ORDER BY name")).rows.map(({ name }) => name)

const add = (name: string) => ({ sql: "INSERT INTO dishes VALUES (?)", args: [name] })

test.describe.configure({ mode: "serial" })

test.beforeEach(async () => {
  const { SingleWriter } = (await import(SINGLE_WRITER)) as SingleWriterModule
  const { Editions } = (await import(EDITIONS)) as EditionsModule
  const { createClient } = requireFromCms<LibSql>("@libsql/client", "@payloadcms/db-sqlite")
  folder = await mkdtemp(path.join(tmpdir(), "forno-writer-"))
  const url = `file:${path.join(folder, "test.db")}`
  database = new SingleWriter(createClient({ url }), createClient({ url }))
  editions = new Editions(() => createClient({ url }))
  hastyEditions = new Editions(() => createClient({ url }), 0)
  await database.execute("PRAGMA journal_mode = WAL")
  await database.execute("CREATE TABLE dishes (name TEXT UNIQUE)")
})

test.afterEach(async () => {
  database.close()
  await rm(folder, { recursive: true })
})

test.describe("the CMS's database", () => {
  test("shows others what a transaction wrote once it is committed, and itself at once", async () => {
    const transaction = await database.transaction()
    await transaction.execute(add("bread"))
    expect(await names()).toEqual([])
    expect((await transaction.execute("SELECT * FROM dishes")).rows).toHaveLength(1)
    await transaction.commit()
    expect(await names()).toEqual(["bread"])
  })

  test("keeps nothing of a transaction that is rolled back", async () => {
    const transaction = await database.transaction()
    await transaction.execute(add("bread"))
    await expect(transaction.execute(add("bread"))).rejects.toThrow(/UNIQUE/)
    await transaction.rollback()
    expect(await names()).toEqual([])
  })

  test("lets one write after the other, without a failure and without keeping readers waiting", async () => {
    const order: string[] = []
    const write = async (name: string): Promise<void> => {
      const transaction = await database.transaction()
      await transaction.execute(add(`${name}1`))
      order.push(name)
      // Others have the chance to come between.
      await names()
      await transaction.execute(add(`${name}2`))
      await transaction.commit()
      order.push(name)
    }
    await Promise.all([write("a"), write("b"), database.execute(add("alone")), write("c")])
    expect(order.join("")).toBe("aabbcc")
    expect(await names()).toHaveLength(7)
  })

  test("says so when a transaction cannot be committed, and stores nothing of it", async () => {
    const given = await database.transaction()
    await given.execute(add("bread"))
    await given.rollback()
    await expect(given.commit()).rejects.toThrow(/nothing was stored/)

    await database.execute(
      "CREATE TABLE menus (dish TEXT REFERENCES dishes (name) DEFERRABLE INITIALLY DEFERRED)",
    )
    const refused = await database.transaction()
    await refused.execute("INSERT INTO menus VALUES ('nothing')")
    await expect(refused.commit()).rejects.toThrow(/FOREIGN KEY/)
    expect((await database.execute("SELECT * FROM menus")).rows).toEqual([])

    await database.execute(add("bread"))
    const next = await database.transaction()
    await next.execute(add("wine"))
    await next.commit()
    expect(await names()).toEqual(["bread", "wine"])
  })

  test("lets others write while a transaction has only read", async () => {
    const reading = await database.transaction()
    await reading.execute("SELECT * FROM dishes")
    await database.execute(add("bread"))
    expect((await reading.execute("SELECT * FROM dishes")).rows).toHaveLength(1)
    await reading.commit()
  })

  test("answers a reader of an edition as it was then, and everybody else as it is", async () => {
    await database.execute(add("bread"))
    const id = (await editions.open()) ?? ""
    await database.execute(add("wine"))
    const transaction = await database.transaction()
    await transaction.execute(add("oil"))
    await transaction.commit()
    expect(await editions.read(id, names)).toEqual(["bread"])
    expect(await names()).toEqual(["bread", "oil", "wine"])
    await editions.close(id)
    expect(editions.read(id, names)).toBeUndefined()
  })

  test("lets nobody end an edition that is being read, by opening others", async () => {
    const ids = await Promise.all([1, 2, 3, 4].map(() => editions.open()))
    expect(await editions.open()).toBeUndefined()
    expect(await editions.read(ids[0] ?? "", names)).toEqual([])
  })

  test("keeps a few editions, those that were asked last", async () => {
    const [first = "", second = ""] = [await hastyEditions.open(), await hastyEditions.open()]
    await hastyEditions.open()
    await hastyEditions.open()
    await hastyEditions.read(first, names)
    await hastyEditions.open()
    expect(await hastyEditions.read(first, names)).toEqual([])
    expect(hastyEditions.read(second, names)).toBeUndefined()
  })
})

test.describe("a database from before ids were given once", () => {
  const MIGRATION = path.resolve("cms/src/migrations/20261122_101758_ids_given_once.ts")

  interface Migration {
    up(args: { db: unknown }): Promise<void>
    down(args: { db: unknown }): Promise<void>
  }
  interface Drizzle {
    drizzle(client: Client): unknown
  }

  const rowsOf = async (client: Client, statement: string) => {
    const { rows } = await client.execute(statement)
    return rows.map((row) => ({ ...row }))
  }

  /** All that must not change: rows, indexes, and what points at what. */
  async function contentOf(client: Client): Promise<Map<string, unknown>> {
    const content = new Map<string, unknown>()
    const tables = await rowsOf(
      client,
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name",
    )
    for (const { name } of tables) {
      const table = String(name)
      content.set(table, await rowsOf(client, `SELECT * FROM "${table}" ORDER BY id`))
      const keys = await rowsOf(client, `SELECT * FROM pragma_foreign_key_list('${table}')`)
      content.set(`${table}: keys`, keys)
      const columns = await rowsOf(client, `SELECT * FROM pragma_table_info('${table}')`)
      content.set(`${table}: columns`, columns)
    }
    const indexes =
      "SELECT name, tbl_name, sql FROM sqlite_master WHERE type = 'index' ORDER BY name"
    return content.set("indexes", await rowsOf(client, indexes))
  }

  test("keeps all it has, and gives no id again that anything in it has named", async () => {
    test.setTimeout(120_000)
    const { up, down } = (await import(MIGRATION)) as Migration
    const { createClient } = requireFromCms<LibSql>("@libsql/client", "@payloadcms/db-sqlite")
    const { drizzle } = requireFromCms<Drizzle>("@payloadcms/db-sqlite/drizzle/libsql")
    const { dataDir, remove } = await copySeededData()
    const client = createClient({ url: `file:${path.join(dataDir, "forno.db")}` })
    const db = drizzle(client)
    try {
      // As the CMS migrates: without foreign keys, each migration in a transaction.
      await client.execute("PRAGMA foreign_keys = OFF")
      await client.execute("BEGIN")
      await down({ db })
      await client.execute("DELETE FROM enquiries")
      await client.execute(
        `INSERT INTO payload_jobs (input) VALUES
         ('{"type":"publish","doc":{"relationTo":"tasting-menus","value":"5000"}}'),
         ('{"event":{"event":"delete","collection":"news","id":"6000"}}')`,
      )
      await client.execute("COMMIT")
      const before = await contentOf(client)

      await client.execute("BEGIN")
      await up({ db })
      await client.execute("COMMIT")

      expect(await contentOf(client)).toEqual(before)
      expect(await rowsOf(client, "PRAGMA foreign_key_check")).toEqual([])
      const repeating = await rowsOf(
        client,
        "SELECT name FROM sqlite_master WHERE sql LIKE '%integer PRIMARY KEY NOT NULL%'",
      )
      expect(repeating).toEqual([])
      const [last] = await rowsOf(client, "SELECT max(id) AS id FROM events")
      const starts = await rowsOf(
        client,
        `SELECT name, seq FROM sqlite_sequence
         WHERE name IN ('enquiries', 'events', 'news', 'tasting_menus') ORDER BY name`,
      )
      expect(starts).toEqual([
        { name: "enquiries", seq: 1000 },
        { name: "events", seq: Number(last?.id) + 1000 },
        { name: "news", seq: 7000 },
        { name: "tasting_menus", seq: 6000 },
      ])
      await client.execute("INSERT INTO payload_kv (key, data) VALUES ('last', '{}')")
      const newest = "SELECT max(id) AS id FROM payload_kv"
      const [given] = await rowsOf(client, newest)
      await client.execute("DELETE FROM payload_kv")
      await client.execute("INSERT INTO payload_kv (key, data) VALUES ('next', '{}')")
      expect((await rowsOf(client, newest))[0]?.id).toBe(Number(given?.id) + 1)
    } finally {
      client.close()
      await remove()
    }
  })
})
