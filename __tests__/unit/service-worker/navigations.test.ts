import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals"
import type { WorkerFetchEvent } from "../../../src/service-worker/worker-scope"
import { fakeWorker, type FakeWorker } from "./fake-worker"

let worker: FakeWorker
let hasNetwork: boolean
let works: Promise<unknown>[]

const HTML = { headers: { "content-type": "text/html; charset=utf-8" } }
const json = (value: unknown): Response => new Response(JSON.stringify(value))

function answer(path: string): Response {
  if (!hasNetwork) throw new TypeError("Failed to fetch")
  if (path.startsWith("/static/chunks-")) return json({})
  if (path === "/page-data/app-data.json") return json({ webpackCompilationHash: "one" })
  if (path.startsWith("/page-data/")) return json({ componentChunkName: "component---page" })
  const status = path === "/no-such-page" ? 404 : 200
  const page = `<script>window.___webpackCompilationHash="one"</script>${path}`
  return new Response(page, { status, ...HTML })
}

const eventOf = (path: string, clientId = ""): WorkerFetchEvent =>
  ({
    request: { url: `https://site.invalid${path}` },
    clientId,
    resultingClientId: "client",
    waitUntil: (work: Promise<unknown>) => void works.push(work),
  }) as unknown as WorkerFetchEvent

async function navigate(path: string): Promise<Response> {
  const { answerNavigation } = await import("../../../src/service-worker/navigations")
  return answerNavigation(eventOf(path))
}

/** The browser has stopped the worker, which starts anew with what is on the device. */
const killWorker = (): void => void jest.resetModules()

beforeEach(() => {
  jest.resetModules()
  jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "queueMicrotask"] })
  hasNetwork = true
  works = []
  worker = fakeWorker(answer)
})
afterEach(async () => {
  await Promise.allSettled(works)
  jest.useRealTimers()
})

it("a guest’s own page of the forms’ server is never kept, and the offline page takes its place", async () => {
  const { answerFromServer } = await import("../../../src/service-worker/navigations")
  const own = "/api/booking/of/B1.x1y2"
  expect(await (await answerFromServer(eventOf(own))).text()).toContain(own)
  expect(works).toEqual([])
  hasNetwork = false
  const answered = await answerFromServer(eventOf(own))
  expect(answered.status).toBe(503)
  expect(await answered.text()).not.toContain("webpackCompilationHash")
})

describe("a document the visitor opens", () => {
  it("is kept when the network has answered it, though its client never says a word", async () => {
    await navigate("/about")
    await Promise.all(works)
    killWorker()
    hasNetwork = false

    expect(await (await navigate("/about?from=letter")).text()).toContain("/about")
  })

  it("is asked for before anything is read, and so is its data", async () => {
    await navigate("/about")
    expect(worker.log[0]).toBe("fetch /about")

    worker.log.length = 0
    const { answerContent } = await import("../../../src/service-worker/content")
    await answerContent(eventOf("/page-data/about/page-data.json", "client"))
    expect(worker.log[0]).toBe("fetch /page-data/about/page-data.json")
  })

  it("has its data compared with the server's alone, by who asks whether it has changed", async () => {
    await navigate("/about")
    await Promise.all(works)
    hasNetwork = false
    const { answerContent } = await import("../../../src/service-worker/content")
    const path = "/page-data/about/page-data.json"
    expect((await answerContent(eventOf(path, "client"))).ok).toBe(true)

    const { request, ...event } = eventOf(path, "client")
    const comparison = { ...event, request: { ...request, cache: "no-cache" as const } }
    await expect(answerContent(comparison as WorkerFetchEvent)).rejects.toThrow("Failed to fetch")
  })

  it("is fetched once, though its client tells of it too, and more than once", async () => {
    const { keepVisitedPage } = await import("../../../src/service-worker/keeper")
    await navigate("/about")
    await Promise.all(works)
    await keepVisitedPage("/about")
    await Promise.all([keepVisitedPage("/careers"), keepVisitedPage("/careers")])

    const fetched = worker.fetched.filter((path) => ["/about", "/careers"].includes(path))
    expect(fetched).toEqual(["/about", "/careers"])
  })

  it("is not kept where the server says that there is no such page", async () => {
    await navigate("/no-such-page")
    await Promise.all(works)

    expect([...(worker.stores.get("kept-pages-one")?.kept.keys() ?? [])]).toEqual([])
  })

  it("is shown from what is kept on a device that has no room for anything more", async () => {
    await navigate("/about")
    await Promise.all(works)
    worker.room = 0
    hasNetwork = false

    expect(await (await navigate("/about")).text()).toContain("/about")
  })

  it("is shown by the network on a device with no room, and where nothing can be read", async () => {
    worker.room = 0
    expect((await navigate("/about")).status).toBe(200)
    await Promise.allSettled(works)

    Object.assign(caches, {
      open: () => Promise.reject(new DOMException("The store is broken", "UnknownError")),
    })
    expect((await navigate("/careers")).status).toBe(200)
    await Promise.allSettled(works)
  })
})
