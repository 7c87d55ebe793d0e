import type { CodeArtefact } from "../../../engine/code-artefact"
import type { HtmlMaker } from "../../../engine/html-maker"
import { MediaUse } from "../../../engine/media-use"
import { createOutputs } from "../../../engine/outputs"
import { createSitePages } from "../../../engine/site-pages"
import type { SiteAnswers } from "../../../engine/site-answers"
import { ViewingClock } from "../../../engine/viewing-clock"
import type { SitePage } from "../../../gatsby/page-list"
import { setTimeout as sleep } from "node:timers/promises"

const COMPONENT = "src/templates/menu.tsx"

/** A query of the code's own. */
const FACTS = "123"

const pageAt = (path: string): SitePage => ({ path, component: COMPONENT, context: {}, slices: {} })

/** Pages whose data is "menu" or fails, and whose HTML takes a while in another thread. */
function sitePages(modelFor: SiteAnswers["modelFor"], htmlOf = (pageData: string) => pageData) {
  const written: string[] = []
  const outputs = createOutputs({
    releasedHash: () => undefined,
    contentOf: () => Buffer.alloc(0),
    keep: (path, { length: size }, hash) => {
      written.push(path)
      return { hash, size }
    },
  })
  const maker: HtmlMaker = {
    use: () => Promise.resolve(),
    page: async (pageData) => {
      await sleep(10)
      const answersRead = new Map([[FACTS, new Set([pageData.includes("/b/") ? "phone" : "name"])]])
      return { html: htmlOf(pageData), slices: {}, usesClock: false, answersRead }
    },
    slices: () => Promise.resolve(new Map()),
  }
  const end = jest.fn(() => Promise.resolve())
  const pages = createSitePages(
    {
      plan: {
        components: {
          [COMPONENT]: { chunkName: "menu", query: "{}", staticQueryHashes: [], slices: {} },
        },
        staticQueries: {},
      },
    } as unknown as CodeArtefact,
    {
      answers: { modelFor } as SiteAnswers,
      clock: new ViewingClock(),
      finisher: {
        finish: (html) => Promise.resolve(html),
        finishAgain: (pieces) => Promise.resolve(Buffer.concat(pieces)),
      },
      htmlMakers: {
        load: () => Promise.resolve(maker),
        expect: () => undefined,
        endUnused: () => Promise.resolve(),
        forPages: () => Promise.resolve({ maker, atOnce: 8, end }),
      },
      media: new MediaUse(),
      outputs,
      shared: new Map(),
    },
  )
  pages.follow({ pages: new Map(["/a/", "/b/", "/c/"].map((path) => [path, pageAt(path)])) })
  return { pages, written, end }
}

it("nothing goes on once an update has failed, and the next one makes what is left", async () => {
  let isBroken = true
  const { pages, written, end } = sitePages((_kind, path) =>
    path === "/c/" && isBroken
      ? Promise.reject(new TypeError("A mapping is wrong."))
      : Promise.resolve({ path }),
  )
  await expect(pages.write(false)).rejects.toThrow("A mapping is wrong.")
  expect(end).toHaveBeenCalledTimes(1)
  const before = [...written]
  expect(before).toContain("b/index.html")
  await sleep(60)
  expect(written).toEqual(before)

  isBroken = false
  expect(await pages.write(false)).toEqual([])
  expect(written).toContain("c/index.html")
  expect(pages.areUnfinished()).toBe(false)
})

it("a page that cannot be made is named", async () => {
  const { pages } = sitePages(
    (_kind, path) => Promise.resolve({ path }),
    (pageData) => {
      if (pageData.includes("/b/")) throw new TypeError("Cannot read properties of undefined.")
      return pageData
    },
  )
  await expect(pages.write(false)).rejects.toThrow(
    "The page /b/ could not be rendered: Cannot read properties of undefined.",
  )
})

it("what another answer to a query of the code's own changes is made where it was read, and all of it where nobody knows", async () => {
  const { pages } = sitePages((_kind, path) => Promise.resolve({ path }))
  await pages.write(false)
  const rendered = async (before: Record<string, string> | undefined) => {
    pages.released()
    pages.followAnswer(FACTS, before, { name: "Forno", phone: "2" })
    await pages.write(false)
    return pages.counts().rendered
  }
  expect(await rendered({ name: "Forno", phone: "2" })).toBe(0)
  expect(await rendered({ name: "Forno", phone: "1" })).toBe(1)
  expect(await rendered({ name: "Ember", phone: "1" })).toBe(3)
  expect(await rendered(undefined)).toBe(3)
})
