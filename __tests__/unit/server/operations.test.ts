import { rmSync } from "node:fs"
import { createMetrics } from "../../../server/origin/metrics"
import { buildOperations } from "../../../server/origin/operations"
import { MADE_AT, makeFolder, publish } from "./fixture-release"
import { startOrigin } from "./origin"

let releasesDir: string
const opened: { close: () => Promise<unknown> }[] = []

beforeEach(() => {
  releasesDir = makeFolder()
})

afterEach(async () => {
  for (const server of opened.splice(0)) await server.close()
  rmSync(releasesDir, { recursive: true, force: true })
})

async function start(options: Parameters<typeof startOrigin>[0]) {
  const origin = await startOrigin({ releasesDir, ...options })
  opened.push(origin)
  return origin
}

it("tells whoever runs the server how it is doing, apart from visitors", async () => {
  const metrics = createMetrics()
  const origin = await start({ observe: metrics.observe })
  metrics.watch({ source: origin.source, releasesDir, memoryUsed: () => origin.site.memoryUsed })
  const operations = buildOperations({ ...metrics, source: origin.source, log: origin.app.log })
  opened.push(operations)
  const look = async (path: string) => operations.inject(path)

  expect((await look("/health")).statusCode).toBe(200)
  expect((await look("/ready")).statusCode).toBe(503)
  publish(releasesDir, "20261120T000000001Z")
  await new Promise((resolve) => setTimeout(resolve, 15))
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
