import { PageLoader } from "../../../../plugins/gatsby-plugin-resilience/src/page-loader"
import type { Runtime } from "../../../../plugins/gatsby-plugin-resilience/src/runtime"
import { askForPage } from "../../../../plugins/gatsby-plugin-resilience/src/served-page"
import { serveFiles, type Asked, type Files } from "./serve-files"

const PAGE = "/page-data/about/page-data.json"
const FOOTER = "/slice-data/footer.json"
const FACTS = "/page-data/sq/d/7.json"
const APP = "/page-data/app-data.json"

const pageData = (data: string, slicesMap: Record<string, string> = { footer: "footer" }) => ({
  path: "/about",
  componentChunkName: "about",
  staticQueryHashes: ["7"],
  slicesMap,
  result: { data },
})
const sliceData = (data: string) => ({
  componentChunkName: "footer",
  staticQueryHashes: [],
  result: { data },
})

let files: Files
let asked: Asked[]
let pages: PageLoader
let runtime: Runtime

beforeEach(async () => {
  files = {
    [APP]: { webpackCompilationHash: "first" },
    [PAGE]: pageData("Old"),
    [FOOTER]: sliceData("Old footer"),
    [FACTS]: { data: "Old facts" },
  }
  asked = serveFiles(files)
  Object.assign(window, { ___webpackCompilationHash: "first", ___navigate: jest.fn() })
  history.replaceState({ key: "entry" }, "", "/about?from=letter#hours")
  const script = { default: () => null }
  pages = new PageLoader({
    components: {
      about: () => Promise.resolve(script),
      footer: () => Promise.resolve(script),
    },
  })
  runtime = { pages, pathOf: (address) => address, apiRunner: () => [] }
  await pages.load("/about")
  asked.length = 0
})

describe("a page that stays open", () => {
  it("is what the server has, as long as nothing of it was published anew", async () => {
    expect(await askForPage(runtime)).toMatchObject({ isShown: true })
  })

  it("is compared with what the server itself says of each of its files, asked for once", async () => {
    await askForPage(runtime)

    expect(asked.map(({ url }) => url).sort()).toEqual(Object.keys(files).sort())
    expect(new Set(asked.map(({ cache }) => cache))).toEqual(new Set(["no-cache"]))
  })

  it.each([
    ["its own data", PAGE, pageData("New")],
    ["a slice", FOOTER, sliceData("New footer")],
    ["a static query", FACTS, { data: "New facts" }],
  ])("is told from what was published since, in %s, and stays as it was", async (_, url, body) => {
    const before = await askForPage(runtime)
    files[url] = body

    const after = await askForPage(runtime)

    expect(after?.isShown).toBe(false)
    expect(after?.content).not.toBe(before?.content)
    expect(pages.peek("/about")?.json).toEqual({ data: "Old" })
    expect(pages.slices.get("footer")?.data).toBe("Old footer")
    expect(pages.staticQueryResults["7"]).toEqual({ data: "Old facts" })
  })

  it("is rendered anew at its own address, from the object that it was rendered from", async () => {
    const shown = pages.peek("/about")
    files[PAGE] = pageData("New", { footer: "other-footer" })
    files["/slice-data/other-footer.json"] = sliceData("New footer")
    files[FACTS] = { data: "New facts" }

    const served = await askForPage(runtime)
    served?.show({ top: 40 })

    expect(pages.peek("/about")).toBe(shown)
    expect(shown).toMatchObject({
      json: { data: "New" },
      page: { slicesMap: { footer: "other-footer" } },
    })
    expect(shown?.staticQueryResults).toBe(pages.staticQueryResults)
    expect(pages.staticQueryResults["7"]).toEqual({ data: "New facts" })
    expect(pages.slices.get("other-footer")?.data).toBe("New footer")
    expect(window.___navigate).toHaveBeenCalledWith("/about?from=letter#hours", {
      replace: true,
      state: { key: "entry", top: 40 },
    })
    expect(await askForPage(runtime)).toMatchObject({ isShown: true })
  })

  it("once it is shown anew, is not asked for again: a copy on the device may be older", async () => {
    files[PAGE] = pageData("New")
    ;(await askForPage(runtime))?.show({})
    asked.length = 0
    files[PAGE] = pageData("Old")

    await pages.load("/about")

    expect(asked).toEqual([])
    expect(pages.peek("/about")?.json).toEqual({ data: "New" })
  })

  it("once it is shown anew, has what else was loaded before it asked for again", async () => {
    const other = "/page-data/contact/page-data.json"
    files[other] = { ...pageData("Contact"), path: "/contact" }
    await pages.load("/contact")
    files[PAGE] = pageData("New")
    ;(await askForPage(runtime))?.show({})
    asked.length = 0
    files[other] = { ...pageData("New contact"), path: "/contact" }

    await pages.load("/contact")

    expect(asked.map(({ url }) => url)).toEqual(expect.arrayContaining([other]))
    expect(asked.map(({ url }) => url)).not.toContain(FOOTER)
    expect(pages.peek("/contact")?.json).toEqual({ data: "New contact" })
  })

  it("is not rendered when the visitor has gone elsewhere", async () => {
    files[PAGE] = pageData("New")
    const served = await askForPage(runtime)
    history.replaceState(null, "", "/contact")
    served?.show({})

    expect(pages.peek("/about")?.json).toEqual({ data: "Old" })
    expect(window.___navigate).not.toHaveBeenCalled()
  })

  it.each([
    ["of a part the server has no more", FOOTER, undefined],
    ["of a page the server has no more", PAGE, undefined],
    ["of another version of the site", APP, { webpackCompilationHash: "second" }],
  ])("is left alone where the answer is %s", async (_, url, body) => {
    jest.useFakeTimers({ advanceTimers: 1000 })
    files["/page-data/404.html/page-data.json"] = pageData("Not found")
    files[PAGE] = pageData("New")
    files[url] = body

    expect(await askForPage(runtime)).toBeUndefined()
    jest.useRealTimers()
  })
})
