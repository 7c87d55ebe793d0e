import type { TaskConfig } from "payload"
import { Webhook } from "standardwebhooks"
import type { BuildWish, PublishEvent } from "../../../shared/publishing"
import type { Delivery } from "./outbox"
import { type PublishHook, readPublishHook } from "./settings"

/** In milliseconds. A receiver stores and answers; it never builds meanwhile. */
const ANSWER_WITHIN = 5000
const FIRST_PAUSE = 1000
const LONGEST_PAUSE = 60_000
/** Attempts kept with a delivery: the first, which says since when, and the last ones. */
const LATEST_ATTEMPTS = 3

/** How long to wait after so many failed attempts, in milliseconds: 1 s, 2 s, 4 s … a minute at most. */
export function pauseAfter(failures: number): number {
  return Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** Math.min(failures - 1, 10))
}

interface Posted {
  id: string
  event: PublishEvent | BuildWish
}

/** @throws saying why it was not accepted, for an administrator */
export async function post({ id, event }: Posted, { url, secret }: PublishHook): Promise<void> {
  const body = JSON.stringify(event)
  const now = new Date()
  const { origin } = new URL(url)
  const response = await fetch(url, {
    method: "POST",
    body,
    headers: {
      "content-type": "application/json",
      "webhook-id": id,
      "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
      "webhook-signature": new Webhook(secret).sign(id, now, body),
    },
    redirect: "error",
    signal: AbortSignal.timeout(ANSWER_WITHIN),
  }).catch((error: unknown) => {
    const timedOut = error instanceof Error && error.name === "TimeoutError"
    throw new Error(
      timedOut
        ? `The site's server at ${origin} did not answer within ${ANSWER_WITHIN / 1000} s.`
        : `The site's server at ${origin} cannot be reached.`,
      { cause: error },
    )
  })
  await response.body?.cancel()
  if (response.ok) return
  const hint =
    response.status === 401 ? " PUBLISH_SECRET or the clock differs between the two." : ""
  throw new Error(
    `The site's server at ${origin} refused the delivery (${response.status}).${hint}`,
  )
}

/** Posts one event, signed; tried again for ever where it is not accepted, with growing pauses. */
export const deliverPublishEvent: TaskConfig<{ input: Delivery; output: object }> = {
  slug: "deliverPublishEvent",
  label: "Tell the publisher",
  retries: { attempts: Number.MAX_SAFE_INTEGER },
  handler: async ({ input, job, req }) => {
    const hook = readPublishHook(process.env)
    if (!hook) return { output: { skipped: "PUBLISH_HOOK_URL is not set." } }
    try {
      await post(input, hook)
    } catch (error) {
      const log = job.log ?? []
      const [first] = log
      // It grows with each attempt, and may be tried for days.
      if (first && log.length > LATEST_ATTEMPTS) {
        const kept = [first, ...log.slice(1).slice(1 - LATEST_ATTEMPTS)]
        await req.payload.db.updateJobs({
          id: job.id,
          data: { log: kept },
          req: {},
          returning: false,
        })
      }
      // Payload doubles its pauses without an end; a later time set here stands.
      job.waitUntil = new Date(Date.now() + pauseAfter((job.totalTried ?? 0) + 1)).toISOString()
      throw error
    }
    return { output: {} }
  },
}
