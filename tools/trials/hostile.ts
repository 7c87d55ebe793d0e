import { request } from "node:http"
import fc from "fast-check"
import { BOOKING_PREFIX } from "../../shared/booking/addresses"
import { STAFF_PATH } from "../../shared/booking/staff-channel"
import { ORDER_PREFIX } from "../../shared/ordering/addresses"
import { KITCHEN_PATH } from "../../shared/ordering/staff-channel"
import { formAddress, SUBMISSION_SLUGS } from "../../shared/submissions/kinds"
import { createGuestRequests } from "./guest-requests"
import { memoryOf } from "./publishing-site"
import type { Trial } from "./trial"

const AT_ONCE = 16
const BATCH = 500
const MEGABYTE = 1024 * 1024
/** What a process may hold more after the second half than after the first, in bytes: what the collector has not yet come to. */
const MEMORY_ALLOWED = 32 * MEGABYTE
/** In milliseconds. */
const TIMEOUT = 20_000
const WATCHED = ["api", "origin"] as const
const SECRET = "secret-guest@example.org"

interface Raw {
  method: string
  path: string
  headers: Record<string, string>
  body: Buffer
}

const nasty = fc.constantFrom<unknown>(
  ...["../../../../etc/passwd", "..\\..\\windows", "\u0000", "\ud800", "\u202e", "é🍕"],
  ...["Ada\r\nBcc: x@evil.example", "\r\nX-Evil: 1", "=HYPERLINK(1)", "@SUM(1)", "+1", "-1"],
  ...["__proto__", "constructor", "<script>alert(1)</script>", "';drop table submissions;--"],
  ...["0000-01-01", "9999-12-31", "2026-02-30", "24:00", "1e3", "NaN", "99999999999999999999"],
  ...["x".repeat(10_000), "x".repeat(500_000), "(".repeat(5_000), " ".repeat(5_000)],
  ...[{ toString: "x" }, ["pizzeria"], null, 7, -0, 1e308, true],
)
const value = fc.oneof(nasty, fc.string({ unit: "binary" }), fc.jsonValue({ maxDepth: 6 }))

const PATHS = [
  ...SUBMISSION_SLUGS.map(formAddress),
  ...[BOOKING_PREFIX, ORDER_PREFIX, `${ORDER_PREFIX}/checkout`, `${ORDER_PREFIX}/payments`],
  ...[STAFF_PATH, KITCHEN_PATH, `${BOOKING_PREFIX}/of/R.x`, `${ORDER_PREFIX}/of/%00.%ff`],
  ...["/api/confirm/a.b", "/api/forms/token", "/api/forms/__proto__", "/api/forms/%2e%2e/%2e%2e"],
  ...["/api/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/..%5c..%5cetc", "/%", "/%00", "//"],
  ...["/book/..%2f..%2f.env", "/.env", "/store/", "/hooks/publish", `/${"a".repeat(9_000)}`],
  ...[
    "/search?q=%00%ff",
    `/search?q=${"q".repeat(5_000)}`,
    "/api/orders/of/a%0d%0aX-Evil:1/order.ics",
  ],
]

const TYPES = [
  ...["application/json", "application/json", "application/x-www-form-urlencoded", "text/plain"],
  ...["application/json; charset=utf-16", "multipart/form-data", "multipart/form-data; boundary=x"],
]

function bodyOf(type: string, sent: Readonly<Record<string, unknown>>): Buffer {
  const texts = Object.entries(sent).map(
    ([name, one]) => [name, typeof one === "string" ? one : String(JSON.stringify(one))] as const,
  )
  if (type.startsWith("multipart")) {
    const parts = texts.map(
      ([name, text]) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`,
    )
    return Buffer.from(`${parts.join("")}--x--\r\n`)
  }
  if (type.startsWith("application/json")) return Buffer.from(JSON.stringify(sent))
  return Buffer.from(new URLSearchParams(texts.map((entry) => [...entry])).toString())
}

/** A request of the site, of which some is not what the site's own pages send. */
function hostileRequests(sound: Readonly<Record<string, unknown>>): fc.Arbitrary<Raw> {
  const names = fc.oneof(
    fc.constantFrom(...Object.keys(sound), "form-token", "form-page", "website", "__proto__", "cv"),
    fc.string(),
  )
  const sent = fc
    .tuple(fc.subarray(Object.entries(sound)), fc.dictionary(names, value, { maxKeys: 8 }))
    .map(([some, odd]): Record<string, unknown> => ({ ...Object.fromEntries(some), ...odd }))
  return fc
    .record({
      method: fc.constantFrom("POST", "POST", "POST", "POST", "GET", "PUT", "DELETE", "OPTIONS"),
      path: fc.constantFrom(...PATHS),
      type: fc.constantFrom(...TYPES),
      accept: fc.constantFrom("application/json", "text/html", "*/*", ",;q=x"),
      encoding: fc.constantFrom("identity", "identity", "gzip", "br", "x"),
      guest: fc.ipV4(),
      sent,
      bytes: fc.option(fc.uint8Array({ maxLength: 3_000 }), { freq: 6 }),
    })
    .map(({ method, path, type, accept, encoding, guest, sent: fields, bytes }) => ({
      method,
      path,
      headers: {
        ...{ "content-type": type, accept, "accept-encoding": encoding },
        ...{ "x-forwarded-for": guest, ...(encoding === "x" ? { "content-encoding": "x" } : {}) },
      },
      body: method === "GET" ? Buffer.alloc(0) : bytes ? Buffer.from(bytes) : bodyOf(type, fields),
    }))
}

interface Answer {
  /** 0 where the connection was ended. */
  status: number
  headers: object
  text: string
}

/** Bytes as they are, by a client that puts nothing right. */
const ask = (origin: string, { method, path, headers, body }: Raw): Promise<Answer> =>
  new Promise((resolve) => {
    const nothing = { status: 0, headers: {}, text: "" }
    const sent = request(origin, { method, path, headers, timeout: TIMEOUT }, (answer) => {
      const chunks: Buffer[] = []
      answer.on("data", (chunk: Buffer) => chunks.push(chunk))
      answer.on("end", () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          text: Buffer.concat(chunks).toString("utf8"),
        }),
      )
      answer.on("error", () => resolve(nothing))
    })
    sent.on("timeout", () => sent.destroy())
    sent.on("error", () => resolve(nothing))
    sent.end(body)
  })

const LEAKS = new RegExp(
  `${SECRET.replaceAll(".", "\\.")}|<script>alert\\(1|node_modules|root:x:0:0|PUBLISH_SECRET|\\n {4}at .+:\\d+:\\d+`,
)

/**
 * Sends what no page of the site sends, through its own server: sizes, types, encodings, paths that lead out, ends of lines in
 * what mails say. It is told what is wrong with it, learns nothing of others, and costs no memory that stays.
 */
export const hostile: Trial = async ({ site, progress, times }) => {
  const requestOf = await createGuestRequests(site.releasesDir)
  const sounds = [0, 1, 2].map((n) => requestOf(n))
  for (const { path, at } of sounds) {
    const body = Buffer.from(JSON.stringify({ ...at(0), email: SECRET }))
    const headers = { accept: "application/json", "content-type": "application/json" }
    const { status } = await ask(site.origin, { method: "POST", path, headers, body })
    if (status !== 201) throw new Error(`What a guest sends to ${path} was answered ${status}.`)
  }
  const requests = hostileRequests(Object.assign({}, ...sounds.map(({ at }) => at(1))))
  const pids = WATCHED.map((part) => site.pidOf(part))
  const memory = (): number[] => pids.map(memoryOf)
  const answers = new Map<number, number>()
  const broken = new Set<string>()
  const seed = Date.now() % 2 ** 31

  async function sendBatch(size: number, from: number): Promise<void> {
    const waiting = fc.sample(requests, { numRuns: size, seed: seed + from })
    const sendAll = async (): Promise<void> => {
      for (let raw = waiting.pop(); raw; raw = waiting.pop()) {
        const { status, headers, text } = await ask(site.origin, raw)
        answers.set(status, (answers.get(status) ?? 0) + 1)
        const what = `${raw.method} ${raw.path.slice(0, 80)} (${raw.headers["content-type"] ?? ""})`
        if (status >= 500) broken.add(`${what} was answered ${status}.`)
        if ("x-evil" in headers) broken.add(`${what} put a header into its answer.`)
        if (LEAKS.test(text)) broken.add(`${what} was told what is not its own.`)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, sendAll))
  }
  async function sendUntil(end: number, from: number): Promise<void> {
    for (let sent = from; sent < end; sent += BATCH) {
      await sendBatch(Math.min(BATCH, end - sent), sent)
      if ((sent + BATCH) % 5_000 === 0) progress.say(`      ${sent + BATCH} sent`)
    }
  }

  const halfway = Math.floor(times / 2)
  await sendUntil(halfway, 0)
  const before = memory()
  await sendUntil(times, halfway)
  const after = memory()
  for (const [at, part] of WATCHED.entries()) {
    const grown = (after[at] ?? 0) - (before[at] ?? 0)
    if (grown > MEMORY_ALLOWED)
      broken.add(`${part} grew by ${inMegabytes(grown)} in the second half.`)
    if (site.pidOf(part) !== pids[at]) broken.add(`${part} did not outlive it.`)
  }
  const health = await ask(site.origin, {
    ...{ method: "GET", path: "/api/forms/token", headers: {}, body: Buffer.alloc(0) },
  })
  if (health.status !== 200) broken.add(`Afterwards a guest was answered ${health.status}.`)
  return {
    broken: [...broken],
    measured: [
      `${times} requests of seed ${seed}: ${[...answers]
        .sort(([one], [other]) => one - other)
        .map(([status, count]) => `${count} answered ${status || "by the end of the connection"}`)
        .join(", ")}`,
      ...WATCHED.map(
        (part, at) =>
          `${part}: ${inMegabytes(before[at] ?? 0)} after the first half, ${inMegabytes(after[at] ?? 0)} after the second`,
      ),
    ],
  }
}

const inMegabytes = (bytes: number): string => `${Math.round(bytes / MEGABYTE)} MB`
