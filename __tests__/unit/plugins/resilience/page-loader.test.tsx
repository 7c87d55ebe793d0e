import { PageLoader } from "../../../../plugins/gatsby-plugin-resilience/src/page-loader"
import {
  recordReload,
  versionCause,
} from "../../../../plugins/gatsby-plugin-resilience/src/session"
import { serveFiles, type Asked, type Files } from "./serve-files"

const SITE: Files = {
  "/page-data/app-data.json": { webpackCompilationHash: "first" },
  "/page-data/about/page-data.json": {
    path: "/about",
    componentChunkName: "about",
    staticQueryHashes: ["facts"],
    slicesMap: { header: "header" },
    result: {},
  },
  "/slice-data/header.json": {
    componentChunkName: "header",
    staticQueryHashes: ["facts"],
    result: { data: {} },
  },
  "/page-data/sq/d/facts.json": { data: {} },
}

let asked: readonly Asked[]
const addresses = (): string[] => asked.map(({ url }) => url)

function serve(files: Files): void {
  asked = serveFiles(files)
}

const loadedModule = { default: () => null }
const newLoader = (components: Record<string, () => Promise<Record<string, unknown>>> = {}) =>
  new PageLoader({
    components: {
      about: () => Promise.resolve(loadedModule),
      header: () => Promise.resolve(loadedModule),
      ...components,
    },
  })

beforeEach(() => {
  Object.assign(window, { ___webpackCompilationHash: "first" })
  serve(SITE)
})

describe("a page whose data is missing", () => {
  const FOUND_ELSEWHERE = {
    "/page-data/app-data.json": SITE["/page-data/app-data.json"],
    "/page-data/404.html/page-data.json": {
      path: "/404.html",
      componentChunkName: "about",
      result: {},
    },
  }

  it.each([
    ["there is no such page", {}],
    ["its document is there, and its data is not for the second time", { "/about": "<html>" }],
  ])("is answered with the 404 page where %s", async (_, documents) => {
    serve({ ...FOUND_ELSEWHERE, ...documents })
    const pages = newLoader()

    expect(await pages.load("/about")).toMatchObject({ status: "ready" })
    expect(pages.isErrorPage("/about")).toBe(true)
    expect(pages.peek("/about")?.page.path).toBe("/404.html")
  })

  it("is left to the browser where the server leads elsewhere", async () => {
    serve({ ...FOUND_ELSEWHERE, "/about": 0 })

    expect(await newLoader().load("/about")).toEqual({ status: "failed", cause: "data" })
  })

  it("is shown where it has been published meanwhile", async () => {
    const files: Files = { ...SITE, "/about": "<html>" }
    delete files["/page-data/about/page-data.json"]
    serve(files)
    const pages = newLoader()
    const loading = pages.load("/about")
    files["/page-data/about/page-data.json"] = SITE["/page-data/about/page-data.json"]

    expect(await loading).toMatchObject({ resources: { page: { path: "/about" } } })
    expect(pages.isErrorPage("/about")).toBe(false)
  })

  it("is asked for by its whole name, a space at its end too", async () => {
    serve({ ...FOUND_ELSEWHERE, "/about": "<html>" })
    await newLoader().load("/about ")

    expect(addresses()).toContain("/about%20")
  })
})

describe("a page's loading", () => {
  it("asks for each file once, also where a page and its slices share it", async () => {
    const pages = newLoader()

    await Promise.all([pages.load("/about"), pages.load("/about")])
    await pages.load("/about")

    expect(addresses().sort()).toEqual(Object.keys(SITE).sort())
    expect(pages.peek("/about")?.page.path).toBe("/about")
  })

  it("keeps nothing of a script that failed, and has the page the next time", async () => {
    let works = false
    const pages = newLoader({
      header: () => (works ? Promise.resolve(loadedModule) : Promise.reject(new Error("reset"))),
    })

    expect(await pages.load("/about")).toEqual({ status: "failed", cause: "chunk" })
    expect(pages.peek("/about")).toBeUndefined()

    works = true
    expect(await pages.load("/about")).toMatchObject({ status: "ready" })
  })

  it("tells of another version each time, and keeps no page of it beside this one's", async () => {
    const pages = newLoader()
    await pages.load("/about")
    const next = { ...(SITE["/page-data/about/page-data.json"] as object), path: "/news" }
    serve({
      ...SITE,
      "/page-data/news/page-data.json": next,
      "/page-data/app-data.json": { webpackCompilationHash: "second" },
    })

    // The pointer over a link, then the click.
    for (const _attempt of ["hover", "click"]) {
      expect(await pages.load("/news")).toMatchObject({ status: "ready", newVersion: "second" })
    }
    expect(pages.peek("/news")).toBeUndefined()
    expect(await pages.load("/about")).toMatchObject({ newVersion: "second" })
  })

  it("tells of another version no more once a document has been loaded for it, and then of a third", async () => {
    const announce = (version: string) =>
      serve({ ...SITE, "/page-data/app-data.json": { webpackCompilationHash: version } })
    announce("second")
    recordReload(versionCause("second"))

    expect(await newLoader().load("/about")).toMatchObject({ newVersion: undefined })
    announce("third")
    expect(await newLoader().load("/about")).toMatchObject({ newVersion: "third" })
  })

  it("is not needed again after a prefetch but for the scripts", async () => {
    const pages = newLoader()
    expect(await pages.prefetch("/about")).toBe(true)
    serve({ "/page-data/app-data.json": SITE["/page-data/app-data.json"] })

    expect(await pages.load("/about")).toMatchObject({ status: "ready", newVersion: undefined })
    expect(addresses()).toEqual(["/page-data/app-data.json"])
  })

  it("is asked for anew after ten minutes, and shown as it was where that fails", async () => {
    const pages = newLoader()
    await pages.load("/about")
    const later = Date.now() + 11 * 60_000
    const clock = jest.spyOn(Date, "now").mockReturnValue(later)
    serve({})
    expect(await pages.load("/about")).toMatchObject({ status: "ready" })

    serve({
      ...SITE,
      "/page-data/about/page-data.json": {
        ...(SITE["/page-data/about/page-data.json"] as object),
        result: { data: "published since" },
      },
    })
    expect(await pages.load("/about")).toMatchObject({
      resources: { json: { data: "published since" } },
    })
    clock.mockRestore()
  })
})
