import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { openContent } from "../../../engine/content-keeper"
import { readKeptRelease, type KeptRelease } from "../../../engine/kept-release"
import { handSnapshotOn, writeSnapshot } from "../../../snapshot/snapshot-file"

const folder = mkdtempSync(join(tmpdir(), "forno-keeper-"))
const file = join(folder, "last-release.jsonl")
beforeEach(() => rmSync(file, { force: true }))
afterEach(() => jest.useRealTimers())
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const access = { cmsGraphqlUrl: "http://cms.invalid", cmsApiKey: "", cmsAuthScheme: "" }
const site = {
  moment: "2026-11-25T12:00:00.000Z",
  texts: [],
  slices: ["header"],
  checks: [],
  pages: [],
}
const snapshot = { marker: "1", lists: {}, globals: {} }
const made: Omit<KeptRelease, "maker"> = { snapshot, site, release: "R1 " }
const code = { schema: "type Query { a: Int }", directory: folder }
const open = (maker: string, current = (): typeof made | undefined => undefined) =>
  openContent(access, code, file, maker, current)

/** As the process before this one has left it. */
async function leave(): Promise<void> {
  const content = await open("this code", () => made)
  content.writeLater()
  await content.close()
}

describe("What a release was made of", () => {
  it("is gone on with once by the next process, where code, settings and release are the same", async () => {
    await leave()
    const content = await open("this code")
    expect(content.resume("R1 ")).toEqual(site)
    expect(content.resume("R1 ")).toBeUndefined()
  })

  it.each([
    ["other code made it", "other code", "R1 "],
    ["there is a newer release", "this code", "R2 "],
    ["something was purged since", "this code", "R1 1764072000000 20"],
  ])("is not where %s", async (_why, maker, release) => {
    await leave()
    expect((await open(maker)).resume(release)).toBeUndefined()
  })

  it("is not once all that there is counts as new", async () => {
    await leave()
    const content = await open("this code")
    content.forget({ isReadAnew: false })
    expect(content.resume("R1 ")).toBeUndefined()
  })

  it("is written once nothing was published for five seconds, and as soon as it can be said", async () => {
    jest.useFakeTimers()
    const current = jest.fn((): typeof made | undefined => made)
    const content = await open("this code", current)
    content.writeLater()
    jest.advanceTimersByTime(4_000)
    content.writeLater()
    jest.advanceTimersByTime(4_000)
    expect(current).not.toHaveBeenCalled()

    current.mockReturnValueOnce(undefined)
    jest.advanceTimersByTime(1_000)
    expect(current).toHaveBeenCalledTimes(1)
    jest.advanceTimersByTime(5_000)
    jest.advanceTimersByTime(60_000)
    expect(current).toHaveBeenCalledTimes(2)
    await content.close()
    expect(await readKeptRelease(file)).toMatchObject({ maker: "this code", release: "R1 " })
  })

  it("is written at the end of the process where that has not been done, and else not again", async () => {
    const current = jest.fn(() => made)
    const content = await open("this code", current)
    await content.close()
    expect(current).not.toHaveBeenCalled()
    content.writeLater()
    await content.close()
    await content.close()
    expect(current).toHaveBeenCalledTimes(1)
    expect(existsSync(file)).toBe(true)
  })
})

describe("The content that the code was built with", () => {
  const schema = `
    type Query { Menus(limit: Int, page: Int, sort: String): Menus }
    type Menus { docs: [Menu!]! hasNextPage: Boolean! }
    type Menu { id: Int! title: String }`
  const change = { id: 4, collection: "menus", document: 1, createdAt: "2026-11-25T12:00:00.000Z" }
  const database = { ...change, id: 1, collection: "payload-migrations", document: 9 }
  const marker = `4 menus/1 ${change.createdAt} of 1 payload-migrations/9 ${change.createdAt}`
  const asked: string[] = []
  const server = createServer((request, response) => {
    let body = ""
    request.on("data", (chunk: Buffer) => (body += chunk.toString()))
    request.on("end", () => {
      const operation = /query (\w+)/.exec(body)?.[1]
      if (operation) asked.push(operation)
      response.setHeader("content-edition", "edition")
      const Menus = { docs: [{ id: 1, title: "Pizza" }], hasNextPage: false }
      const told = { ContentChanges: { docs: [change] }, Database: { docs: [database] } }
      response.end(JSON.stringify({ data: { ...told, Menus } }))
    })
  })
  beforeAll(() => new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready)))
  afterAll(() => new Promise((closed) => server.close(closed)))

  it("is not asked for again by the first release, but for what has changed since; by another one it is", async () => {
    const project = join(folder, "project")
    const directory = join(folder, "artefact")
    mkdirSync(directory)
    await writeSnapshot(project, {
      marker,
      lists: { Menus: [{ id: 1, title: "Pizza" }] },
      globals: {},
    })
    await handSnapshotOn(project, directory)
    const { port } = server.address() as AddressInfo
    const cms = { ...access, cmsGraphqlUrl: `http://127.0.0.1:${port}/graphql` }
    const content = await openContent(
      cms,
      { schema, directory },
      file,
      "this code",
      () => undefined,
    )

    const { snapshot, changes } = await content.refresh(false)
    expect(asked).toEqual(["ChangesSince"])
    expect(snapshot.lists).toEqual({ Menus: [{ id: 1, title: "Pizza" }] })
    expect(changes).toHaveLength(1)

    content.forget({ isReadAnew: true })
    await content.refresh(false)
    expect(asked).toContain("Snapshot_Menus")
  })
})
