import { createServer, type Server } from "node:http"
import { type AddressInfo } from "node:net"
import { buildSchema } from "graphql"
import type { ContentSnapshot } from "../../../snapshot/content-snapshot"
import { readSnapshot } from "../../../snapshot/read-snapshot"
import { refreshSnapshot } from "../../../snapshot/refresh-snapshot"

const schema = buildSchema(`
  type Query { Menus(limit: Int, page: Int, sort: String): Menus, SiteSettings: SiteSettings }
  type Menus { docs: [Menu!]! hasNextPage: Boolean! }
  type Menu { id: Int! title: String updatedAt: String }
  type SiteSettings { name: String updatedAt: String }
`)

const change = (id: number, collection: string, document: number | null) => ({
  id,
  collection,
  document,
  createdAt: `2026-01-01T00:00:00.${id}00Z`,
})

describe("a snapshot of the content that is brought up to date", () => {
  let server: Server
  let asked: string[]
  let editions: (string | string[] | undefined)[]
  let menus: Map<number, string>
  let name: string
  let changes: ReturnType<typeof change>[]
  /** What its database began with, or was migrated with last. */
  let database: ReturnType<typeof change>
  /** Whether it is the CMS in cms/. */
  let tellsChanges: boolean
  let hasEditions: boolean
  /** Questions of an edition that are answered before it is lost. */
  let lostAfter: number

  beforeEach(async () => {
    asked = []
    editions = []
    menus = new Map([1, 2, 3].map((id) => [id, `Menu ${id}`]))
    name = "400"
    changes = [change(4, "menus", 2)]
    database = change(1, "payload-migrations", 9)
    tellsChanges = true
    hasEditions = true
    lostAfter = Infinity
    let opened = 0
    server = createServer((request, response) => {
      let body = ""
      request.on("data", (chunk: Buffer) => (body += chunk.toString()))
      request.on("end", () => {
        const { query } = JSON.parse(body) as { query: string }
        const operation = /query (\w+)/.exec(query)?.[1]
        const edition = request.headers["content-edition"]
        response.setHeader("Content-Type", "application/json")
        if (edition === "open" && hasEditions) {
          opened += 1
          response.setHeader("content-edition", `edition-${opened}`)
        }
        if (operation) {
          asked.push(operation)
          editions.push(edition)
          lostAfter -= 1
          if (lostAfter === -1) {
            response.writeHead(410).end('{"errors":[{"message":"The edition has ended."}]}')
            return
          }
        }
        const docs = [...menus].map(([id, title]) => ({ id, title, updatedAt: title }))
        const wanted = new Set([...query.matchAll(/equals: (\d+)/g)].map(([, id]) => Number(id)))
        const since = Number(/greater_than_equal: (\d+)/.exec(query)?.[1])
        const data: Record<string, object> = {
          Snapshot_Menus: { Menus: { docs, hasNextPage: false } },
          Changed_Menus: { Menus: { docs: docs.filter(({ id }) => wanted.has(id)) } },
          Snapshot_globals: { SiteSettings: { name, updatedAt: name } },
          NewestChange: {
            ContentChanges: { docs: changes.slice(-1) },
            Database: { docs: [database] },
          },
          ChangesSince: {
            ContentChanges: { docs: changes.filter(({ id }) => id >= since) },
            Database: { docs: [database] },
          },
          ContentFingerprint: { Menus: { docs }, SiteSettings: { updatedAt: name } },
        }
        const answer =
          operation && /Change(s|$)/.test(operation) && !tellsChanges
            ? { errors: [{ message: 'Cannot query field "ContentChanges" on type "Query".' }] }
            : { data: data[operation ?? ""] ?? { __typename: "Query" } }
        response.end(JSON.stringify(answer))
      })
    })
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening))
  })

  afterEach(() => new Promise((closed) => server.close(closed)))

  const access = () => ({
    cmsGraphqlUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`,
    cmsApiKey: "key",
    cmsAuthScheme: "Bearer",
  })
  const readFirst = async (): Promise<ContentSnapshot> => {
    const snapshot = await readSnapshot(access(), schema)
    asked = []
    editions = []
    return snapshot
  }
  const renameMenu = (id: number): void => {
    menus.set(id, "Renamed")
    changes.push(change(10 + id, "menus", id))
  }

  it("asks, of one edition, for nothing but what was changed", async () => {
    const before = await readFirst()
    renameMenu(2)
    menus.set(7, "New")
    changes.push(change(20, "menus", 7))
    menus.delete(3)
    changes.push(change(21, "menus", 3))
    const { snapshot, changed } = await refreshSnapshot(access(), schema, before)
    expect(asked).toEqual(["ChangesSince", "Changed_Menus"])
    expect(new Set(editions)).toEqual(new Set(["edition-2"]))
    expect(changed).toHaveLength(3)
    expect(changed).toContainEqual({
      name: "Menus",
      id: 3,
      before: before.lists["Menus"]?.[2],
      after: null,
    })
    expect(snapshot).toEqual(await readSnapshot(access(), schema))
    expect(snapshot.lists["Menus"]?.[0]).toBe(before.lists["Menus"]?.[0])
  })

  it("asks for what there is one of where that was changed", async () => {
    const before = await readFirst()
    name = "Quattrocento"
    changes.push(change(5, "site-settings", null))
    const { snapshot, changed } = await refreshSnapshot(access(), schema, before)
    expect(asked).toEqual(["ChangesSince", "Snapshot_globals"])
    expect(changed).toMatchObject([{ name: "SiteSettings", id: null, after: { name } }])
    expect(snapshot.lists).toEqual(before.lists)
  })

  it("asks for no document, and is the same, where nothing was changed", async () => {
    const before = await readFirst()
    const { snapshot, changed } = await refreshSnapshot(access(), schema, before)
    expect(asked).toEqual(["ChangesSince"])
    expect(changed).toEqual([])
    expect(snapshot.lists).toBe(before.lists)
  })

  it("knows its last change also where a newer one of the same document has taken its place", async () => {
    const before = await readFirst()
    changes = [change(9, "menus", 2)]
    menus.set(2, "Renamed")
    const { changed } = await refreshSnapshot(access(), schema, before)
    expect(asked).toEqual(["ChangesSince", "Changed_Menus"])
    expect(changed).toMatchObject([{ id: 2, after: { title: "Renamed" } }])
  })

  it.each([
    ["has no change of that number yet", () => [change(3, "menus", 2)]],
    ["has another change of that number", () => [{ ...change(4, "menus", 2), createdAt: "2020" }]],
    ["has newer changes, and none of that document", () => [change(8, "menus", 1)]],
    [
      "has another change of that number, and a newer one of that document",
      () => [change(4, "menus", 1), change(8, "menus", 2)],
    ],
    [
      "is another one, with a newer change of that document",
      () => {
        database = { ...database, createdAt: "2027" }
        return [change(8, "menus", 2)]
      },
    ],
    [
      "was migrated since",
      () => {
        database = change(5, "payload-migrations", 10)
        return [change(4, "menus", 2), database]
      },
    ],
  ])("reads everything, and compares, where the database %s", async (_, found) => {
    const before = await readFirst()
    changes = found()
    menus.set(3, "Renamed")
    const { snapshot, changed } = await refreshSnapshot(access(), schema, before)
    expect(asked).toContain("Snapshot_Menus")
    expect(changed).toMatchObject([{ name: "Menus", id: 3, after: { title: "Renamed" } }])
    expect(snapshot).toEqual(await readSnapshot(access(), schema))
  })

  it("reads everything, and compares, where what the CMS tells of changes is not to be relied on", async () => {
    const before = await readFirst()
    menus.set(3, "Renamed")
    const { changed } = await refreshSnapshot(access(), schema, before, true)
    expect(asked).not.toContain("ChangesSince")
    expect(changed).toMatchObject([{ name: "Menus", id: 3, after: { title: "Renamed" } }])
  })

  it("reads everything, and compares, where the CMS tells of no changes", async () => {
    tellsChanges = false
    hasEditions = false
    const before = await readFirst()
    expect(before.marker).toBeNull()
    menus.set(3, "Renamed")
    const { snapshot, changed } = await refreshSnapshot(access(), schema, before)
    expect(changed).toMatchObject([{ id: 3, before: { title: "Menu 3" } }])
    expect(snapshot.lists["Menus"]?.[0]).toBe(before.lists["Menus"]?.[0])
    expect(asked).toContain("ContentFingerprint")
  })

  it("is everything where there was none", async () => {
    const { snapshot, changed } = await refreshSnapshot(access(), schema, undefined)
    expect(changed).toBe("everything")
    expect(snapshot.lists["Menus"]).toHaveLength(3)
  })

  it("begins again, with another edition, where the CMS was started again meanwhile", async () => {
    const before = await readFirst()
    renameMenu(1)
    lostAfter = 1
    const { changed } = await refreshSnapshot(access(), schema, before)
    expect(changed).toMatchObject([{ id: 1 }])
    expect(editions).toEqual(["edition-2", "edition-2", "edition-3", "edition-3"])
  })

  it("says so where the CMS cannot be reached", async () => {
    const before = await readFirst()
    const nowhere = { ...access(), cmsGraphqlUrl: "http://127.0.0.1:1/graphql" }
    await expect(refreshSnapshot(nowhere, schema, before)).rejects.toMatchObject({
      name: "CmsError",
      message: expect.stringContaining("cannot be reached"),
    })
  })
})
