import { randomUUID } from "node:crypto"
import { Webhook } from "standardwebhooks"
import type { PublishEvent } from "../../shared/publishing"
import { memoryOf } from "./publishing-site"
import { statusOf } from "./status"
import type { Trial } from "./trial"

const AT_ONCE = 20
const MEGABYTE = 1024 * 1024
/** What the origin may hold more afterwards: its own caches, and what the collector has not yet come to. */
const MEMORY_ALLOWED = 64 * MEGABYTE
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
    malformed: () => ({ ...signed(foreign, new Date(), "{"), body: "{" }),
    unsigned: () => ({ headers: { "content-type": "application/json" }, body }),
    replayed: () => genuine,
  }
  const names = Object.keys(kinds)
  const broken: string[] = []
  const answers = new Map<string, number>()
  let next = 0
  const from = performance.now()
  const sender = async () => {
    while (next < times) {
      const name = names[next % names.length] ?? ""
      next += 1
      const make = kinds[name]
      if (!make) continue
      const status = await send(url, make())
      answers.set(`${name}: ${status}`, (answers.get(`${name}: ${status}`) ?? 0) + 1)
      if (status >= 200 && status < 300) broken.push(`A hook that was ${name} was accepted.`)
      if (status >= 500) broken.push(`A hook that was ${name} was answered ${status}.`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, sender))
  const seconds = (performance.now() - from) / 1000

  const after = await statusOf(site)
  const grown = memoryOf(site.pidOf("origin")) - memoryBefore
  if (after.accepted !== before.accepted) {
    broken.push(`${after.accepted - before.accepted} of them were taken into the journal.`)
  }
  if (grown > MEMORY_ALLOWED) broken.push(`The origin grew by ${Math.round(grown / MEGABYTE)} MB.`)
  return {
    broken: [...new Set(broken)],
    measured: [
      `${times} hooks in ${seconds.toFixed(1)} s; the origin grew by ${Math.round(grown / MEGABYTE)} MB`,
      ...[...answers].sort().map(([name, count]) => `${name} (${count})`),
    ],
  }
}

/** @returns the status; 0 where the connection was closed on what was too large */
async function send(url: string, { headers, body }: Hook): Promise<number> {
  try {
    const response = await fetch(url, { method: "POST", headers, body })
    await response.arrayBuffer()
    return response.status
  } catch {
    return 0
  }
}
