import { rmSync, writeFileSync } from "node:fs"
import { createMetrics } from "../../../../server/origin/metrics"
import { buildOperations } from "../../../../server/origin/operations"
import { pinPathOf, type StatusFile } from "../../../../publishing/publisher-files"
import { createStatusWriter } from "../../../../server/publisher/status-writer"
import { MADE_AT, makeFolder, publish } from "../fixture-release"
import { until } from "../api/server-under-test"
import { post, SECRET, signed, TOKEN } from "./hooks/deliveries"
import { startOrigin } from "./origin-under-test"

let releasesDir: string
const opened: { close: () => Promise<unknown> }[] = []

beforeEach(() => {
  releasesDir = makeFolder()
})

afterEach(async () => {
  for (const server of opened.splice(0)) await server.close()
  rmSync(releasesDir, { recursive: true, force: true })
})

async function start(options: Partial<Parameters<typeof startOrigin>[0]>) {
  const origin = await startOrigin({ releasesDir, ...options })
  opened.push(origin)
  return origin
}

/** An origin, and the private port beside it. */
async function startWatched(options: Partial<Parameters<typeof startOrigin>[0]> = {}) {
  const metrics = createMetrics()
  const origin = await start({ observe: metrics.observe, ...options })
  metrics.watch({ source: origin.source, releasesDir, memoryUsed: () => origin.site.memoryUsed })
  const operations = buildOperations({ ...metrics, source: origin.source, log: origin.app.log })
  opened.push(operations)
  return { origin, look: async (path: string) => operations.inject(path) }
}

it("tells whoever runs the server how it is doing, apart from visitors", async () => {
  const { origin, look } = await startWatched()

  expect((await look("/health")).statusCode).toBe(200)
  expect((await look("/ready")).statusCode).toBe(503)
  publish(releasesDir, "20261120T000000001Z")
  await new Promise((resolve) => setTimeout(resolve, 60))
  expect((await look("/ready")).statusCode).toBe(200)

  const page = await origin.get("/400")
  await origin.get("/400", { "if-none-match": String(page.headers.etag) })
  await origin.get("/nothing")
  await origin.ask("/400", { method: "POST", headers: { "content-length": "0" } })

  const { body, headers } = await look("/metrics")
  expect(headers["content-type"]).toContain("text/plain; version=0.0.4")
  for (const line of [
    'forno_http_requests_total{status="2xx"} 1',
    'forno_http_requests_total{status="3xx"} 1',
    'forno_http_requests_total{status="4xx"} 2',
    'forno_http_requests_total{status="5xx"} 0',
    "forno_http_request_duration_seconds_count 4",
    'forno_release_info{id="20261120T000000001Z"} 1',
    `forno_release_made_timestamp_seconds ${Date.parse(MADE_AT) / 1000}`,
    "forno_publish_backlog 0",
    "forno_publisher_status_age_seconds Nan",
  ]) {
    expect(body).toContain(line)
  }
  expect(body).toContain("process_resident_memory_bytes")
  expect((await origin.get("/metrics")).status).toBe(404)
})

describe("of publishing", () => {
  const HOOKS = { secrets: [SECRET], token: TOKEN }
  const STATUS: StatusFile = {
    working: null,
    failure: null,
    cmsUnreachableSince: null,
    builds: [],
  }
  const build = (outcome: "published" | "content", second: number) => ({
    releaseId: null,
    cause: "events" as const,
    outcome,
    lastSequence: 1,
    startedAt: `2026-11-20T22:00:${second}.000Z`,
    endedAt: `2026-11-20T22:00:${second + 8}.500Z`,
    waited: 2_000,
    timings: null,
    cold: false,
  })
  const writeStatus = (status: Partial<StatusFile>) =>
    createStatusWriter(releasesDir, (error) => {
      throw error
    })({ ...STATUS, ...status })

  /** By name and labels, as Prometheus reads them. */
  async function numbersOf(look: (path: string) => Promise<{ body: string }>) {
    const { body } = await look("/metrics")
    const lines = body.split("\n").filter((line) => line.startsWith("forno_"))
    return Object.fromEntries(
      lines.map((line) => {
        const at = line.lastIndexOf(" ")
        return [line.slice(0, at), Number(line.slice(at + 1).replace("Nan", "NaN"))]
      }),
    )
  }

  it("tells what waits and since when, until it is live", async () => {
    publish(releasesDir, "20261120T000000001Z")
    const { origin, look } = await startWatched({ hooks: HOOKS })
    expect(await numbersOf(look)).toMatchObject({
      forno_publish_newest_accepted: 0,
      forno_publish_backlog: 0,
      forno_publish_oldest_waiting_timestamp_seconds: NaN,
    })

    const before = Date.now() / 1000
    const address = `http://127.0.0.1:${origin.port}`
    for (const id of ["one", "two"]) await post(address, "/hooks/publish", signed({ id }))
    const waiting = await numbersOf(look)
    expect(waiting).toMatchObject({
      forno_publish_newest_accepted: 2,
      forno_publish_newest_live: 0,
      forno_publish_backlog: 2,
      forno_publisher_up: 0,
      'forno_hooks_total{outcome="accepted"}': 2,
    })
    const oldest = waiting.forno_publish_oldest_waiting_timestamp_seconds
    expect(oldest).toBeGreaterThanOrEqual(Math.floor(before))
    expect(oldest).toBeLessThanOrEqual(Date.now() / 1000)

    publish(releasesDir, "20261120T000000002Z", {}, [], 2)
    const live = await until(async () => {
      const numbers = await numbersOf(look)
      return numbers.forno_publish_newest_live === 2 && numbers
    })
    expect(live).toMatchObject({
      forno_publish_newest_live: 2,
      forno_publish_backlog: 0,
      forno_publish_oldest_waiting_timestamp_seconds: NaN,
    })
    expect(live.forno_release_switched_timestamp_seconds).toBeGreaterThanOrEqual(Math.floor(before))
  })

  it("tells how builds ended and how long they took, from what the publisher leaves", async () => {
    publish(releasesDir, "20261120T000000001Z")
    const { look } = await startWatched()
    expect(await numbersOf(look)).toMatchObject({
      'forno_builds_total{outcome="published"}': 0,
      forno_last_build_successful: NaN,
      forno_last_publish_duration_seconds: NaN,
    })

    const failure = { at: MADE_AT, reason: "…", problems: [], nextAttemptAt: null }
    const builds = [build("published", 10), build("content", 30)]
    await writeStatus({ builds, failure, totals: { published: 7, content: 2 } })
    expect(await numbersOf(look)).toMatchObject({
      'forno_builds_total{outcome="published"}': 7,
      'forno_builds_total{outcome="held"}': 0,
      'forno_builds_total{outcome="failed",reason="content"}': 2,
      'forno_builds_total{outcome="failed",reason="other"}': 0,
      forno_last_build_successful: 0,
      forno_last_build_duration_seconds: 8.5,
      forno_last_build_timestamp_seconds: Date.parse("2026-11-20T22:00:38.500Z") / 1000,
      forno_last_publish_duration_seconds: 10.5,
    })

    // As an earlier version wrote it.
    await writeStatus({ builds: builds.map(({ outcome: _outcome, ...earlier }) => earlier) })
    expect(await numbersOf(look)).toMatchObject({
      'forno_builds_total{outcome="published"}': 0,
      forno_last_build_successful: 1,
    })
  })

  it("tells that somebody has rolled back, and what it keeps back waits for nothing", async () => {
    publish(releasesDir, "20261120T000000001Z")
    const { origin, look } = await startWatched({ hooks: HOOKS })
    await post(`http://127.0.0.1:${origin.port}`, "/hooks/publish", signed())
    const pin = { releaseId: "20261120T000000001Z", since: MADE_AT, lastSequence: 1 }
    writeFileSync(pinPathOf(releasesDir), JSON.stringify(pin))
    expect(await numbersOf(look)).toMatchObject({
      forno_release_held: 1,
      forno_publish_newest_accepted: 1,
      forno_publish_backlog: 0,
      forno_publish_oldest_waiting_timestamp_seconds: NaN,
    })
  })

  it("counts what was refused by its reason", async () => {
    const { origin, look } = await startWatched({ hooks: HOOKS })
    const address = `http://127.0.0.1:${origin.port}`
    const genuine = signed()
    await post(address, "/hooks/publish", genuine)
    await post(address, "/hooks/publish", genuine)
    await post(address, "/hooks/publish", { ...genuine, body: "{}" })
    await post(address, "/hooks/publish", { headers: {}, body: "{}" })
    await post(address, "/hooks/publish", signed({ at: new Date(Date.now() - 3_600_000) }))
    await post(address, "/hooks/publish", signed({ id: "two", body: "x".repeat(70_000) }))
    await post(address, "/hooks/trigger", { headers: { authorization: "Bearer guess" }, body: "" })
    expect(await numbersOf(look)).toMatchObject({
      'forno_hooks_total{outcome="accepted"}': 1,
      'forno_hooks_total{outcome="malformed"}': 1,
      'forno_hooks_total{outcome="refused",reason="replayed"}': 1,
      'forno_hooks_total{outcome="refused",reason="forged"}': 1,
      'forno_hooks_total{outcome="refused",reason="incomplete"}': 1,
      'forno_hooks_total{outcome="refused",reason="stale"}': 1,
      'forno_hooks_total{outcome="refused",reason="token"}': 1,
    })
  })
})

it("logs one line for each request, without what a visitor typed and who they are", async () => {
  publish(releasesDir, "20261120T000000001Z")
  const lines: string[] = []
  const origin = await start({
    logger: { level: "info", stream: { write: (line: string) => void lines.push(line) } },
  })
  await origin.get("/400?email=guest@example.com", {
    cookie: "session=1",
    authorization: "Basic x",
  })
  await origin.get("/%zz?secret=1")
  const requests = lines.map((line) => JSON.parse(line)).filter(({ path }) => path !== undefined)
  expect(requests).toMatchObject([
    { method: "GET", path: "/400", status: 200, bytes: 51, release: "20261120T000000001Z" },
    { method: "GET", path: "/%zz", status: 404, bytes: 24 },
  ])
  expect(lines.join("")).not.toMatch(/guest@|session=|Basic|secret/)
})
