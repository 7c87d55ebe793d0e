import { existsSync } from "node:fs"
import { contentPathOf } from "../../../release-store/release-folder"
import { startStoringThread } from "../../../release-store/storing-thread"
import { createSite, pageOf, SITE_URL, type SiteFixture } from "./site-fixture"

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

  it("fails what it has not answered when it ends, and says that it has", async () => {
    const thread = startStoringThread({ releasesDir: site.releasesDir, siteUrl: SITE_URL })
    const bringing = thread.bring("menu/index.html", page)
    const failed = expect(bringing).rejects.toThrow("has ended")
    await thread.end()
    await failed
    expect(thread.hasEnded()).toBe(true)
    await expect(thread.bring("menu/index.html", page)).rejects.toThrow("has ended")
  })
})
