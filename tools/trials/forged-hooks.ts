import { randomUUID } from "node:crypto"
import { Webhook } from "standardwebhooks"
import type { PublishEvent } from "../../shared/publishing"
import { memoryOf } from "./publishing-site"
import { statusOf } from "./status"
import type { Trial } from "./trial"

const AT_ONCE = 20
const MEGABYTE = 1024 * 1024
/** What the origin may hold more afterwards, in bytes: its own caches, and what the collector has not yet come to. */
const MEMORY_ALLOWED = 64 * MEGABYTE
/** In a second half of so many hooks all that is warm already: what grows then grows with the hooks. */
const MANY = 5_000
const MEMORY_ALLOWED_LATER = 24 * MEGABYTE
/** In milliseconds. */
const TIMEOUT = 10_000
const MINUTE = 60_000

interface Hook {
  headers: Record<string, string>
  body: string
}

const event: PublishEvent = {
  event: "publish",
  collection: "news",
  id: "1",
  slug: "truffle-week",
  title: "Truffle week",
  changed: ["title"],
  time: new Date().toISOString(),
}

/** Hooks that must not be believed, in turn: forged, stale, from the future, tampered with, oversize, malformed, replayed. */
export const forgedHooks: Trial = async ({ site, times }) => {
  const url = `${site.origin}/hooks/publish`
  const own = new Webhook(site.env.PUBLISH_SECRET ?? "")
  const foreign = new Webhook(Buffer.from(randomUUID()).toString("base64"))
  const body = JSON.stringify(event)
  const signed = (webhook: Webhook, at: Date, text: string, id = `msg_${randomUUID()}`): Hook => ({
    headers: {
      "content-type": "application/json",
      "webhook-id": id,
      "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
      "webhook-signature": webhook.sign(id, at, text),
    },
    body: text,
  })

  const genuine = signed(own, new Date(), body)
  const answer = await send(url, genuine)
  if (answer !== 202) throw new Error(`A genuine hook was answered ${answer}.`)
  const before = await statusOf(site)
  const memoryBefore = memoryOf(site.pidOf("origin"))

  const kinds: Record<string, () => Hook> = {
    forged: () => signed(foreign, new Date(), body),
    stale: () => signed(own, new Date(Date.now() - 6 * MINUTE), body),
    "from the future": () => signed(own, new Date(Date.now() + 6 * MINUTE), body),
    "tampered with": () => ({ ...signed(own, new Date(), body), body: `${body} ` }),
    oversize: () =>
      signed(own, new Date(), JSON.stringify({ ...event, title: "x".repeat(200_000) })),
    malformed: () => signed(foreign, new Date(), "{"),
    "malformed, though signed": () => signed(own, new Date(), "{"),
    unsigned: () => ({ headers: { "content-type": "application/json" }, body }),
    replayed: () => genuine,
  }
  const names = Object.keys(kinds)
  const broken: string[] = []
  const answers = new Map<string, number>()
  let next = 0
  const from = performance.now()
  const sendUntil = async (end: number) => {
    while (next < end) {
      const name = names[next % names.length] ?? ""
      next += 1
      const make = kinds[name]
      if (!make) continue
      const status = await send(url, make())
      answers.set(`${name}: ${status}`, (answers.get(`${name}: ${status}`) ?? 0) + 1)
      if (status >= 200 && status < 300) broken.push(`A hook that was ${name} was accepted.`)
      if (status >= 500) broken.push(`A hook that was ${name} was answered ${status}.`)
      if (status === 0 && name !== "oversize") broken.push(`A hook that was ${name} got no answer.`)
    }
  }
  const sendAllUntil = (end: number) =>
    Promise.all(Array.from({ length: AT_ONCE }, () => sendUntil(end)))
  await sendAllUntil(Math.floor(times / 2))
  const memoryHalfway = memoryOf(site.pidOf("origin"))
  await sendAllUntil(times)
  const seconds = (performance.now() - from) / 1000

  const after = await statusOf(site)
  const memoryAfter = memoryOf(site.pidOf("origin"))
  const grown = memoryAfter - memoryBefore
  const grownLater = memoryAfter - memoryHalfway
  if (after.accepted !== before.accepted) {
    broken.push(`${after.accepted - before.accepted} of them were taken into the journal.`)
  }
  if (times >= MANY ? grownLater > MEMORY_ALLOWED_LATER : grown > MEMORY_ALLOWED) {
    broken.push(`The origin grew by ${inMegabytes(grown)}, ${inMegabytes(grownLater)} of it later.`)
  }
  return {
    broken: [...new Set(broken)],
    measured: [
      `${times} hooks in ${seconds.toFixed(1)} s; the origin grew by ${inMegabytes(grown)}, ` +
        `${inMegabytes(grownLater)} of it in their second half`,
      ...[...answers].sort().map(([name, count]) => `${name} (${count})`),
    ],
  }
}

const inMegabytes = (bytes: number): string => `${Math.round(bytes / MEGABYTE)} MB`

/** @returns the status; 0 where there was no answer: the connection is closed on what is too large */
async function send(url: string, { headers, body }: Hook): Promise<number> {
  try {
    const response = await fetch(url, {
      method: "POST",
      headers,
      body,
      signal: AbortSignal.timeout(TIMEOUT),
    })
    await response.arrayBuffer()
    return response.status
  } catch {
    return 0
  }
}
