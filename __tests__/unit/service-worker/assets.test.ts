import type { WorkerFetchEvent } from "../../../src/service-worker/worker-scope"
import { fakeWorker, type FakeWorker } from "./fake-worker"

const SCRIPT = "/app-1a2b.js"
const GOOD = () => new Response("go()", { headers: { "content-type": "text/javascript" } })
const LOGIN = () =>
  new Response("<title>Wi-Fi</title>", { headers: { "content-type": "text/html" } })

let worker: FakeWorker
let answer: () => Response
let works: Promise<unknown>[]

beforeEach(() => {
  jest.resetModules()
  works = []
  answer = GOOD
  worker = fakeWorker(() => answer())
})

const eventOf = (path: string, request: Partial<Request>, clientId = "page"): WorkerFetchEvent =>
  ({
    ...{ clientId, resultingClientId: clientId },
    request: { url: `https://site.invalid${path}`, ...request },
    waitUntil: (work: Promise<unknown>) => void works.push(work),
  }) as unknown as WorkerFetchEvent

const importAssets = () => import("../../../src/service-worker/assets")

async function ask(): Promise<string> {
  const { answerAsset } = await importAssets()
  const text = await (await answerAsset(eventOf(SCRIPT, {}))).text()
  await Promise.all(works)
  return text
}
const reload = async () =>
  (await importAssets()).noteReload(eventOf("/about", { mode: "navigate", cache: "no-cache" }))

it("a script is fetched once", async () => {
  expect([await ask(), await ask()]).toEqual(["go()", "go()"])
  expect(worker.fetched).toEqual([SCRIPT])
})

it.each([
  ["a network’s login page", LOGIN],
  ["nothing", () => new Response("", { headers: { "content-type": "text/javascript" } })],
])("a script in whose place %s came is asked for again", async (_what, other) => {
  answer = other
  await ask()
  answer = GOOD
  expect(await ask()).toBe("go()")
  expect(worker.fetched).toHaveLength(2)
})

it("a document that is loaded again gets its scripts anew, and what is kept where the network has none", async () => {
  answer = () => new Response("g", { headers: { "content-type": "text/javascript" } })
  await ask()
  await reload()
  answer = LOGIN
  expect(await ask()).toBe("g")
  answer = () => {
    throw new TypeError("Failed to fetch")
  }
  expect(await ask()).toBe("g")
  answer = GOOD
  expect(await ask()).toBe("go()")
})
