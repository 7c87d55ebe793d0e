import { existsSync } from "node:fs"
import { openContentStore } from "../../../release-store/content-store"
import { contentPathOf } from "../../../release-store/release-folder"
import { createStoring } from "../../../release-store/storing"
import type * as Threads from "../../../release-store/storing-thread"
import { startStoringThread, type StoringThread } from "../../../release-store/storing-thread"
import { createSite, pageOf, SITE_URL, type SiteFixture } from "./site-fixture"

const mockStarted: StoringThread[] = []
jest.mock("../../../release-store/storing-thread", () => {
  const actual = jest.requireActual<typeof Threads>("../../../release-store/storing-thread")
  return {
    startStoringThread: (...given: Parameters<typeof actual.startStoringThread>) => {
      const thread = actual.startStoringThread(...given)
      mockStarted.push(thread)
      return thread
    },
  }
})

let site: SiteFixture
beforeEach(() => (site = createSite()))
afterEach(() => site.end())

describe("the thread that stores contents", () => {
  const page = { content: pageOf(`<a href="/menu/">Menu</a>`.repeat(60)) }

  it("says what is in a new page, and names it once it is on the disk", async () => {
    const thread = startStoringThread({ releasesDir: site.releasesDir, siteUrl: SITE_URL })
    const { hash, isNew, facts } = await thread.bring("menu/index.html", page)
    expect(isNew).toBe(true)
    expect(facts?.links).toContain("/menu/")
    expect(existsSync(contentPathOf(site.releasesDir, hash))).toBe(false)
    await thread.sync()
    expect(existsSync(contentPathOf(site.releasesDir, hash))).toBe(true)
    await thread.end()
  })

  it("fails what it has not answered when it ends, and what it is asked from then on", async () => {
    const thread = startStoringThread({ releasesDir: site.releasesDir, siteUrl: SITE_URL })
    const bringing = thread.bring("menu/index.html", page)
    const failed = expect(bringing).rejects.toThrow("has ended")
    await thread.end()
    await failed
    await expect(thread.bring("menu/index.html", page)).rejects.toThrow("has ended")
  })
})

it("what a thread had stored when it ended is not taken for stored, and can be stored again", async () => {
  const store = await openContentStore(site.releasesDir)
  const storing = createStoring(store, site.releasesDir, SITE_URL)
  const bring = (name: string) => storing.bring(`${name}.txt`, { content: name })
  for (let number = 0; number <= 100; number += 1) await bring(`${number}`)
  await mockStarted.at(-1)?.end()
  await expect(bring("another")).rejects.toThrow("has ended")
  await expect(storing.sync()).rejects.toThrow("has ended")
  await bring("100")
  await storing.sync()
})
