import fc from "fast-check"
import { BOOKING_PREFIX } from "../../shared/booking/addresses"
import { STAFF_PATH } from "../../shared/booking/staff-channel"
import { ORDER_PREFIX } from "../../shared/ordering/addresses"
import { KITCHEN_PATH } from "../../shared/ordering/staff-channel"
import { formAddress, SUBMISSION_SLUGS } from "../../shared/submissions/kinds"
import { createGuestRequests } from "./guest-requests"
import { askRaw, hostileRequests, wrongsIn } from "./hostile-requests"
import { memoryOf } from "./publishing-site"
import type { Trial } from "./trial"

const AT_ONCE = 16
const BATCH = 500
const MEGABYTE = 1024 * 1024
/** What a process may hold more after the second half than after the first, in bytes: what the collector has not yet come to. */
const MEMORY_ALLOWED = 32 * MEGABYTE
const WATCHED = ["api", "origin"] as const
const SECRET = "secret-guest@example.org"

const PATHS = [
  ...SUBMISSION_SLUGS.map((slug) => formAddress(slug)),
  ...[BOOKING_PREFIX, ORDER_PREFIX, `${ORDER_PREFIX}/checkout`, `${ORDER_PREFIX}/payments`],
  ...[STAFF_PATH, KITCHEN_PATH, `${BOOKING_PREFIX}/of/R.x`, `${ORDER_PREFIX}/of/%00.%ff`],
  ...["/api/confirm/a.b", "/api/forms/token", "/api/forms/__proto__", "/api/forms/%2e%2e/%2e%2e"],
  ...["/api/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/..%5c..%5cetc", "/%", "/%00", "//"],
  ...["/book/..%2f..%2f.env", "/.env", "/store/", "/hooks/publish", `/${"a".repeat(9_000)}`],
  ...[
    "/search?q=%00%ff",
    ...[5_000, 60_000, 90_000].map((length) => `/search?q=${"q".repeat(length)}`),
    "/api/orders/of/a%0d%0aX-Evil:1/order.ics",
  ],
]

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
    const { status } = await askRaw(site.origin, { method: "POST", path, headers, body })
    if (status !== 201) throw new Error(`What a guest sends to ${path} was answered ${status}.`)
  }
  const requests = hostileRequests({
    paths: PATHS,
    sound: Object.assign({}, ...sounds.map(({ at }) => at(1))),
    // Of a size that the server before may not wait for.
    values: ["x".repeat(500_000)],
  })
  const pids = WATCHED.map((part) => site.pidOf(part))
  const memory = (): number[] => pids.map(memoryOf)
  const answers = new Map<number, number>()
  const broken = new Set<string>()
  const seed = Date.now() % 2 ** 31

  async function sendBatch(size: number, from: number): Promise<void> {
    const waiting = fc.sample(requests, { numRuns: size, seed: seed + from })
    const sendAll = async (): Promise<void> => {
      for (let raw = waiting.pop(); raw; raw = waiting.pop()) {
        const answer = await askRaw(site.origin, raw)
        answers.set(answer.status, (answers.get(answer.status) ?? 0) + 1)
        for (const wrong of wrongsIn(raw, answer, [SECRET])) broken.add(wrong)
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
  const health = await askRaw(site.origin, {
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
