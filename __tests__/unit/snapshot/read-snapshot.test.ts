import { createServer, type Server } from "node:http"
import { type AddressInfo } from "node:net"
import { buildSchema } from "graphql"
import { CmsAnswerError, CmsQueryError } from "../../../cms-client/cms-client"
import { readSnapshot } from "../../../snapshot/read-snapshot"

const schema = buildSchema(`
  type Query { Menus(limit: Int, page: Int, sort: String): Menus, Settings: Settings }
  type Menus { docs: [Menu!]! hasNextPage: Boolean! }
  type Menu { id: Int! title: String updatedAt: String }
  type Settings { name: String updatedAt: String }
`)

const configuration = (cmsGraphqlUrl: string) => ({
  cmsGraphqlUrl,
  cmsApiKey: "key",
  cmsAuthScheme: "Bearer",
  siteUrl: "https://a.example",
  serviceWorker: true,
})

describe("a snapshot of the content", () => {
  let server: Server
  let asked: string[]
  /** What the CMS holds; changed while it is read. */
  let menus: { id: number; title: string; updatedAt: string }[]
  let whileRead: (() => void) | undefined
  /** What it cannot answer. */
  let faults: (query: string, page: number) => readonly object[] | undefined
  /** What it makes of an answer. */
  let answers: (name: string, answer: object | undefined) => object | undefined

  beforeEach(async () => {
    asked = []
    faults = () => undefined
    answers = (_, answer) => answer
    whileRead = undefined
    menus = [1, 2, 3].map((id) => ({ id, title: `Menu ${id}`, updatedAt: "2026-01-01" }))
    server = createServer((request, response) => {
      let body = ""
      request.on("data", (chunk: Buffer) => (body += chunk.toString()))
      request.on("end", () => {
        const { query, variables } = JSON.parse(body) as {
          query: string
          variables?: { page?: number }
        }
        const name = /query (\w+)/.exec(query)?.[1] ?? ""
        asked.push(name)
        const page = variables?.page ?? 1
        const data: Record<string, object> = {
          Snapshot_Menus: {
            Menus: {
              docs: menus.slice(page * 2 - 2, page * 2),
              hasNextPage: page * 2 < menus.length,
            },
          },
          Snapshot_globals: { Settings: { name: "400", updatedAt: "2026-01-01" } },
          ContentFingerprint: {
            Menus: { docs: menus.map(({ id, updatedAt }) => ({ id, updatedAt })) },
            Settings: { updatedAt: "2026-01-01" },
          },
        }
        response.setHeader("Content-Type", "application/json")
        const errors = faults(query, page)
        const answer = answers(name, data[name])
        response.end(JSON.stringify(errors ? { errors } : { data: answer }))
        if (name === "Snapshot_Menus" && page === 2) whileRead?.()
      })
    })
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening))
  })

  afterEach(() => new Promise((closed) => server.close(closed)))

  const read = () => {
    const { port } = server.address() as AddressInfo
    return readSnapshot(configuration(`http://127.0.0.1:${port}/graphql`), schema)
  }

  it("holds every page of every list, and what there is one of", async () => {
    const { lists, globals } = await read()
    expect(lists["Menus"]?.map(({ id }) => id)).toEqual([1, 2, 3])
    expect(globals).toEqual({ Settings: { name: "400", updatedAt: "2026-01-01" } })
  })

  it("is read again where something was published meanwhile, so that it is of one moment", async () => {
    whileRead = () => {
      whileRead = undefined
      menus = menus.map((menu) => ({ ...menu, title: "Renamed", updatedAt: "2026-01-02" }))
    }
    const { lists } = await read()
    expect(lists["Menus"]?.map(({ title }) => title)).toEqual(["Renamed", "Renamed", "Renamed"])
    expect(asked.filter((name) => name === "ContentFingerprint")).toHaveLength(2)
  })

  it("is none where one document cannot be answered with, and says which it is and where", async () => {
    const path = ["Menus", "docs", 0, "title"]
    faults = (query, page) =>
      query.includes("Snapshot_Menus") && query.includes("updatedAt") && page === 2
        ? [{ message: "Something went wrong.", path }]
        : undefined
    await expect(read()).rejects.toMatchObject({
      document: { type: "Menu", id: 3 },
      field: "title",
      message: expect.stringMatching(
        /^Menu .*\(id 3\): the CMS cannot answer with the field “title”/,
      ),
    })
  })

  it("is none where the CMS fails, or knows no such query, and tells the two apart", async () => {
    faults = (query) =>
      query.includes("Menus") ? [{ message: "Something went wrong.", path: ["Menus"] }] : undefined
    const failing = await read().catch((error: unknown) => error)
    expect(failing).toBeInstanceOf(CmsAnswerError)
    expect(failing).not.toBeInstanceOf(CmsQueryError)
    expect(failing).not.toHaveProperty("document")
    faults = () => [{ message: 'Cannot query field "title" on type "Menu".' }]
    await expect(read()).rejects.toBeInstanceOf(CmsQueryError)
  })

  it.each<[string, (page: object) => object]>([
    ["has left a list out", () => ({})],
    ["has nothing for a list", () => ({ Menus: null })],
    ["has no documents in a list", () => ({ Menus: { hasNextPage: false } })],
    ["does not say whether more follow", () => ({ Menus: { docs: [], hasNextPage: null } })],
    [
      "gives the same page again and again",
      () => ({ Menus: { docs: [{ id: 1 }], hasNextPage: true } }),
    ],
  ])(
    "is none where an answer of the CMS %s: that says of no document that it has gone",
    async (_, faulty) => {
      answers = (name, answer) => (name === "Snapshot_Menus" ? faulty(answer ?? {}) : answer)
      await expect(read()).rejects.toThrow(CmsAnswerError)
    },
  )

  it("is none where the content never rests", async () => {
    let day = 1
    whileRead = () => {
      day += 1
      menus = menus.map((menu) => ({ ...menu, updatedAt: `2026-01-${day}` }))
    }
    await expect(read()).rejects.toThrow(/changed each time while it was read/)
  })

  it("is none where the CMS cannot be reached, and that is said", async () => {
    await expect(
      readSnapshot(configuration("http://127.0.0.1:1/graphql"), schema),
    ).rejects.toMatchObject({
      name: "CmsError",
      message: expect.stringContaining("cannot be reached"),
    })
  })
})
