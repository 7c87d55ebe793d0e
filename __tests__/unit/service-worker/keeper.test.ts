import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals"
import { fakeWorker, type FakeWorker } from "./fake-worker"

const DAY_MS = 86_400_000

/** Answers of the site, by path, that are not those of an ordinary page. */
let answers: Record<string, () => Response>
let liveVersion: string
let worker: FakeWorker

const json = (value: unknown): Response => new Response(JSON.stringify(value))

function answer(path: string): Response {
  const special = answers[path]
  if (special) return special()
  if (path.startsWith("/static/chunks-")) return json({})
  if (path === "/page-data/app-data.json") return json({ webpackCompilationHash: liveVersion })
  if (path.startsWith("/slice-data/")) return json({ componentChunkName: "slice---footer" })
  if (path.startsWith("/page-data/")) {
    return json({ componentChunkName: "component---page", slicesMap: { footer: "footer-1" } })
  }
  return new Response(`<script>window.___webpackCompilationHash="${liveVersion}"</script>`)
}

const noNetwork = (): never => {
  throw new TypeError("Failed to fetch")
}
const redirect = (): Response =>
  Object.defineProperty(new Response(), "type", { value: "opaqueredirect" })

/** Each test has a worker that has just been started. */
const start = () => ({
  keeper: import("../../../src/service-worker/keeper"),
  keptPages: import("../../../src/service-worker/kept-pages"),
  network: import("../../../src/service-worker/network"),
  stores: import("../../../src/service-worker/stores"),
})

async function tell(
  path: string,
  { visited = true, mayPrefetch = true, resources = [] as string[] } = {},
): Promise<void> {
  const { keepSeenPage } = await start().keeper
  await keepSeenPage({ type: "keep", path, visited, mayPrefetch, resources, version: liveVersion })
}

const keptPaths = (version = "one"): string[] => [
  ...(worker.stores.get(`kept-pages-${version}`)?.kept.keys() ?? []),
]

beforeEach(() => {
  jest.resetModules()
  jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "queueMicrotask"] })
  answers = {}
  liveVersion = "one"
  worker = fakeWorker(answer)
})
afterEach(() => {
  jest.useRealTimers()
})

describe("what the service worker keeps", () => {
  it("is a picture for thirty days from when it was kept, however old the browser's own copy is", async () => {
    const picture = "/media/oven-320x213-6654b5c292a7.avif"
    answers[picture] = () =>
      new Response("", { headers: { date: "Sat, 01 Feb 2020 10:00:00 GMT" } })
    await tell("/about", { resources: [picture] })
    const { trimPictures } = await start().stores
    const pictures = () => [...(worker.stores.get("kept-pictures")?.kept.keys() ?? [])]

    jest.advanceTimersByTime(29 * DAY_MS)
    await trimPictures()
    expect(pictures()).toEqual([picture])

    jest.advanceTimersByTime(2 * DAY_MS)
    await trimPictures()
    expect(pictures()).toEqual([])
  })

  it("says nothing of the network where an answer is not what it should be", async () => {
    const { isMarkedUnreachable } = await start().network
    answers["/page-data/about/page-data.json"] = () => new Response("<h1>Welcome</h1>")
    await tell("/about")
    expect(keptPaths()).toEqual([])
    expect(isMarkedUnreachable()).toBe(false)

    answers["/page-data/about/page-data.json"] = noNetwork
    await tell("/about")
    expect(isMarkedUnreachable()).toBe(true)
  })

  it("shares between pages what they share", async () => {
    await tell("/about")
    await tell("/careers")

    expect(keptPaths()).toEqual(["/about", "/careers"])
    expect(worker.fetched.filter((path) => path.startsWith("/slice-data/"))).toHaveLength(1)
  })

  it("is a dozen of the pages nobody has visited, and every one that was", async () => {
    const links = Array.from({ length: 30 }, (_, index) => `/link-${index}`)
    for (const path of links) await tell(path, { visited: false })
    expect(keptPaths()).toEqual(links.slice(0, 12))

    await tell("/link-0")
    await tell("/link-20")
    await tell("/link-21", { visited: false })
    await tell("/link-22", { visited: false })
    expect(keptPaths()).toEqual([...links.slice(0, 12), "/link-20", "/link-21"])

    // Another day the first of them gives way; what was visited stays.
    jest.advanceTimersByTime(DAY_MS)
    await tell("/link-29", { visited: false })
    expect(keptPaths()).not.toContain("/link-1")
    expect(keptPaths()).toEqual(expect.arrayContaining(["/link-0", "/link-20", "/link-29"]))
  })

  it("is on a slow or dear connection nothing but the pages that are visited", async () => {
    const resources = ["/media/oven-320x213-6654b5c292a7.avif", "/later-4f344079a3e0bce23136.js"]
    await tell("/careers", { visited: false, mayPrefetch: false })
    expect(worker.fetched).toEqual([])

    await tell("/about", { mayPrefetch: false, resources })
    expect(keptPaths()).toEqual(["/about"])
    expect(worker.fetched).not.toEqual(expect.arrayContaining(resources))
  })
})

describe("a new version", () => {
  async function keepAll(...paths: string[]): Promise<void> {
    for (const path of paths) await tell(path)
  }

  it("takes no page away that has not been fetched anew, another one after it neither", async () => {
    await keepAll("/about", "/careers")
    const { adoptVersion, renewPages } = await start().keeper
    const { findPage } = await start().keptPages

    await adoptVersion("two")
    await adoptVersion("three")
    expect((await findPage("/about", "three"))?.version).toBe("one")

    liveVersion = "three"
    await renewPages()
    expect(keptPaths("three")).toEqual(["/about", "/careers"])
    expect([...worker.stores.keys()].filter((name) => name.endsWith("-one"))).toEqual([])
  })

  it("is, of a page that was withdrawn, nothing of versions before either", async () => {
    await tell("/about")
    await tell("/menu")
    liveVersion = "two"
    await tell("/news")
    expect(keptPaths("one")).toEqual(["/about", "/menu"])
    answers["/menu"] = () => new Response("", { status: 404 })
    await tell("/menu")
    expect(keptPaths("one")).toEqual(["/about"])
    expect(keptPaths("two")).toEqual(["/news"])
    const { listPages } = await start().keptPages
    expect((await listPages("two")).map(({ path }) => path)).not.toContain("/menu")
  })

  it("comes with another worker, which finds what the one before has kept", async () => {
    const first = await start().keeper
    await first.adoptVersion("one")
    await keepAll("/about", "/careers")

    jest.resetModules()
    Object.assign(globalThis, { __VERSION__: "two" })
    liveVersion = "two"
    const { adoptVersion, renewPages } = await start().keeper
    await adoptVersion("two")
    await tell("/news")
    expect(keptPaths("one")).toEqual(["/about", "/careers"])

    await renewPages()
    expect(keptPaths("two").sort()).toEqual(["/about", "/careers", "/news"])
    expect(worker.stores.has("kept-pages-one")).toBe(false)
  })

  it("is not held up by a page that leads elsewhere, or by pages that fail now and then", async () => {
    const failing = ["/bad-1", "/bad-2", "/bad-3"]
    await keepAll("/bad-1", "/moved", "/bad-2", "/about", "/bad-3", "/careers")
    const { adoptVersion, renewPages } = await start().keeper
    liveVersion = "two"
    await adoptVersion("two")
    answers["/moved"] = redirect
    for (const path of failing) answers[path] = () => new Response("", { status: 500 })

    await renewPages()
    expect(keptPaths("two")).toEqual(["/about", "/careers"])
    expect(keptPaths("one")).toContain("/bad-1")

    answers = { "/moved": redirect }
    await renewPages()
    expect(keptPaths("two")).toEqual(["/about", "/careers", ...failing])
    expect(worker.stores.has("kept-pages-one")).toBe(false)
  })
})
