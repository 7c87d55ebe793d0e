import { existsSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { openContent } from "../../../engine/content-keeper"
import { readKeptRelease, type KeptRelease } from "../../../engine/kept-release"

const folder = mkdtempSync(join(tmpdir(), "forno-keeper-"))
const file = join(folder, "last-release.jsonl")
beforeEach(() => rmSync(file, { force: true }))
afterEach(() => jest.useRealTimers())
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const access = { cmsGraphqlUrl: "http://cms.invalid", cmsApiKey: "", cmsAuthScheme: "" }
const site = { moment: "2026-11-25T12:00:00.000Z", texts: [], slices: ["header"], pages: [] }
const snapshot = { marker: "1", lists: {}, globals: {} }
const made: Omit<KeptRelease, "maker"> = { snapshot, site, release: "R1 " }
const open = (maker: string, current = (): typeof made | undefined => undefined) =>
  openContent(access, "type Query { a: Int }", file, maker, current)

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
