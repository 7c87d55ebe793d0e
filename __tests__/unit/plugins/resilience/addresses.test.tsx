import { loadDocument } from "../../../../plugins/gatsby-plugin-resilience/src/document-load"
import { loadFirstPage } from "../../../../plugins/gatsby-plugin-resilience/src/first-load"
import {
  ProdLoader,
  publicLoader,
  setLoader,
} from "../../../../plugins/gatsby-plugin-resilience/src/gatsby-adapter/loader"
import { pageIsLive } from "../../../../plugins/gatsby-plugin-resilience/src/hydrate"
import { navigate } from "../../../../plugins/gatsby-plugin-resilience/src/navigation"
import { runtime } from "../../../../plugins/gatsby-plugin-resilience/src/runtime"
import { serveFiles, type Asked } from "./serve-files"

jest.mock("../../../../plugins/gatsby-plugin-resilience/src/document-load", () => ({
  loadDocument: jest.fn(),
}))

const page = (path: string) => ({ path, componentChunkName: "page", result: {} })
const APP_DATA = "/page-data/app-data.json"
const ERROR_DATA = "/page-data/404.html/page-data.json"

let asked: readonly Asked[]
const addresses = (): string[] => asked.map(({ url }) => url)
const here = (): string => location.pathname + location.search + location.hash

/** What the router makes of an address' path. */
const read = (pathname: string): string => encodeURI(decodeURI(pathname))

beforeEach(() => {
  Object.assign(window, { ___webpackCompilationHash: "first", pagePath: "/" })
  asked = serveFiles({
    [APP_DATA]: { webpackCompilationHash: "first" },
    [ERROR_DATA]: page("/404.html"),
    "/page-data/index/page-data.json": page("/"),
    "/page-data/about/page-data.json": page("/about"),
    "/page-data/caf%C3%A9/page-data.json": page("/café"),
  })
  const components = { page: () => Promise.resolve({ default: () => null }) }
  const loader = new ProdLoader({ components }, [])
  setLoader(loader)
  loader.setApiRunner(() => [])
  history.replaceState(null, "", "/")
  jest.mocked(loadDocument).mockClear()
  pageIsLive()
})

describe("an address", () => {
  it.each([
    "/a%26b",
    "/a%2Cb",
    "/user%40x",
    "/nope%2Fx",
    "/about%2F",
    "/about%2F%2F",
    "/about%3Fx",
    "/about%23y",
    "/about%20",
    "/100%25",
  ])("is found again as the router reads it, and is no other page: %s", async (pathname) => {
    const { pages, pathOf } = runtime()
    await pages.load("/about")
    await pages.load(pathOf(pathname))

    expect(publicLoader.loadPageSync(`${read(pathname)}?city=Rome`)?.page.path).toBe("/404.html")
    expect(publicLoader.loadPageSync("/about")?.page.path).toBe("/about")
  })

  it.each(["/café", "/caf%C3%A9", "/caf%c3%a9/?table=2", "/café#menus"])(
    "is the same page's however its letters are written: %s",
    async (address) => {
      const { pages, pathOf } = runtime()
      await pages.load(pathOf(address))

      expect(pages.peek("/café")?.page.path).toBe("/café")
    },
  )

  it.each(["/%E0%A4%A", "/%ff", "/50%"])("may be malformed: %s", (pathname) => {
    expect(runtime().pathOf(pathname)).toBe(pathname)
  })

  it.each([
    ["/%E0%A4%A?table=2#menus", "/%25E0%25A4%25A?table=2#menus"],
    ["/%ff/", "/%25ff"],
    ["//about/?table=2", "//about?table=2"],
    ["/a%26b", "/a%26b"],
    ["/", "/"],
  ])("is such that the site can start at it: %s", (address, canonical) => {
    history.replaceState({ key: "kept" }, "", location.origin + address)
    jest.isolateModules(() => {
      jest.requireActual("../../../../plugins/gatsby-plugin-resilience/src/canonical-address")
    })

    expect(here()).toBe(canonical)
    expect(history.state).toEqual({ key: "kept" })
  })
})

describe("a document that is the 404 page", () => {
  beforeEach(() => Object.assign(window, { pagePath: "/404.html" }))

  it("says so of the address that it was loaded for, and nobody asks again", async () => {
    history.replaceState(null, "", "/a%26b")
    await loadFirstPage(runtime().pathOf("/a%26b"))

    expect(addresses()).toEqual([APP_DATA, ERROR_DATA])
  })

  it("says nothing of a page that the visitor steps to from there", async () => {
    await loadFirstPage("/nope")
    history.replaceState(null, "", "/about")
    await runtime().pages.load("/about")

    expect(runtime().pages.isErrorPage("/about")).toBe(false)
  })
})

describe("going to an address", () => {
  it.each([
    ["/about/", "/about"],
    ["/about//?table=2#menus", "/about?table=2#menus"],
    ["/about?from=/", "/about?from=/"],
    ["/%E0%A4%A", "/%25E0%25A4%25A"],
  ])("leads where the server would: %s", async (to, target) => {
    void navigate(to)
    await jest.advanceTimersByTimeAsync(5000)

    expect(here()).toBe(target)
    expect(loadDocument).not.toHaveBeenCalled()
  })

  it("keeps the page where it is a query's alone", async () => {
    history.replaceState(null, "", "/about")
    void navigate("?table=2")
    await jest.advanceTimersByTimeAsync(5000)

    expect(here()).toBe("/about?table=2")
  })

  it("is the browser's where a file is", async () => {
    await navigate("/index.html?table=2#menus")

    expect(loadDocument).toHaveBeenCalledWith("/index.html?table=2#menus", {})
    expect(addresses()).toEqual([])
  })

  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())
})
