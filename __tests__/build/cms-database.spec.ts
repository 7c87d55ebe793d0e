import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { expect, test } from "@playwright/test"
import { requireFromCms } from "./support"

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
  open(): Promise<string>
  read<Result>(id: string, work: () => Promise<Result>): Promise<Result> | undefined
  close(id: string): Promise<void>
}

interface EditionsModule {
  Editions: new (connect: () => Client) => Editions
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
    const id = await editions.open()
    await database.execute(add("wine"))
    const transaction = await database.transaction()
    await transaction.execute(add("oil"))
    await transaction.commit()
    expect(await editions.read(id, names)).toEqual(["bread"])
    expect(await names()).toEqual(["bread", "oil", "wine"])
    await editions.close(id)
    expect(editions.read(id, names)).toBeUndefined()
  })

  test("keeps a few editions, those that were asked last", async () => {
    const [first = "", second = ""] = [await editions.open(), await editions.open()]
    await editions.open()
    await editions.open()
    await editions.read(first, names)
    await editions.open()
    expect(await editions.read(first, names)).toEqual([])
    expect(editions.read(second, names)).toBeUndefined()
  })
})
