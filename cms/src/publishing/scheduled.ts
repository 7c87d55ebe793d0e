import {
  type CollectionSlug,
  JobCancelledError,
  type Payload,
  type PayloadRequest,
  type SanitizedConfig,
} from "payload"
import { documentName } from "../hooks/document-name"
import type { Scheduled, ScheduledFailure } from "./deliveries-status"
import { lastError, type ScheduledInput } from "./jobs"
import { takeBack } from "./take-back"

/** Payload's own task, behind “Schedule publish”. */
const TASK = "schedulePublish"
/** In milliseconds: how long an editor is told of one that failed. */
const TOLD_FOR = 24 * 60 * 60 * 1000
const TOLD_AT_MOST = 3

/** Many editors are told of them every few seconds. */
const SHOWN_AT_MOST = 200

/** In milliseconds: how late something may be scheduled for a moment that is just passing. */
const LATE = 60_000
const PASSED =
  "Its time had passed already when it was scheduled, so nothing was done. Schedule it again, for a time to come."

const NOBODY =
  "Whoever scheduled it has no account in the CMS any more, so nothing was done. Schedule it again."
const GONE = "The document it was meant for has been deleted."

type Target = NonNullable<ScheduledInput["doc"]>

/** What Payload knows of a collection by a name that comes from a stored job. */
const slugIn = (payload: Payload, name: string): CollectionSlug | undefined =>
  name in payload.collections ? (name as CollectionSlug) : undefined

/** Whether there still is a document, or an account. Another one never gets its id (docs/decisions/0022-ids-given-once.md). */
async function isThere(payload: Payload, { relationTo, value }: Target): Promise<boolean> {
  const collection = slugIn(payload, relationTo)
  if (!collection) return false
  const id = String(value)
  return (await payload.findByID({ collection, id, depth: 0, disableErrors: true })) !== null
}

/**
 * Payload tries a scheduled publish once; a moment in which the database is busy would lose it. And it does at once what
 * is scheduled for the past: who chooses a day and forgets the time, which is midnight then, takes a page off the site.
 * What was scheduled for a document that has been deleted, also a moment ago, is no failure: it is left.
 */
export function superviseScheduled(config: SanitizedConfig): SanitizedConfig {
  for (const task of config.jobs.tasks ?? []) {
    const { handler } = task
    if (task.slug !== TASK || typeof handler !== "function") continue
    task.retries = { attempts: 3, backoff: { type: "fixed", delay: 10_000 } }
    task.handler = async (args) => {
      const { createdAt, waitUntil } = args.job
      const { payload } = args.req
      const { doc, user } = args.input as ScheduledInput
      const isGone = async () => doc !== undefined && !(await isThere(payload, doc))
      if (waitUntil && Date.parse(createdAt) - Date.parse(waitUntil) > LATE) {
        throw new JobCancelledError(PASSED)
      }
      if (await isGone()) return { output: { skipped: GONE } }
      if (user && !(await isThere(payload, user))) throw new JobCancelledError(NOBODY)
      try {
        return await handler(args)
      } catch (error) {
        if (await isGone()) return { output: { skipped: GONE } }
        throw error
      }
    }
  }
  return config
}

/**
 * Takes back what is scheduled for a document that is being deleted, in the same transaction. Payload does so too, and
 * finds nothing: it looks for the id as a number, where its own drawer has written a text.
 */
export async function cancelScheduled(
  req: PayloadRequest,
  collection: string,
  id: number | string,
): Promise<void> {
  await takeBack(req, [
    { taskSlug: { equals: TASK } },
    { "input.doc.relationTo": { equals: collection } },
    { "input.doc.value": { equals: String(id) } },
  ])
}

/** What is to be published or unpublished at a time to come, the next first. */
export async function scheduled(payload: Payload): Promise<Scheduled[]> {
  const { docs } = await payload.find({
    collection: "payload-jobs",
    depth: 0,
    limit: SHOWN_AT_MOST,
    pagination: false,
    sort: "waitUntil",
    where: {
      and: [
        { taskSlug: { equals: TASK } },
        { completedAt: { exists: false } },
        { hasError: { equals: false } },
        { waitUntil: { greater_than: new Date().toISOString() } },
      ],
    },
  })
  return docs.flatMap(({ input, waitUntil }) => {
    const { type = "publish", doc, timezone } = (input ?? {}) as ScheduledInput
    if (!doc || !waitUntil) return []
    const { relationTo: collection, value } = doc
    return [{ collection, id: String(value), type, at: waitUntil, timeZone: timezone || null }]
  })
}

/** Those given up within the last day, the newest first. */
export async function scheduledFailures(payload: Payload): Promise<ScheduledFailure[]> {
  const { docs } = await payload.find({
    collection: "payload-jobs",
    depth: 0,
    limit: TOLD_AT_MOST,
    sort: "-updatedAt",
    where: {
      and: [
        { taskSlug: { equals: TASK } },
        { hasError: { equals: true } },
        { updatedAt: { greater_than: new Date(Date.now() - TOLD_FOR).toISOString() } },
      ],
    },
  })
  return Promise.all(
    docs.map(async (job) => {
      const { type = "publish", doc } = (job.input ?? {}) as ScheduledInput
      return {
        type,
        title: doc ? await titleOf(payload, doc) : null,
        lastError: lastError(job) ?? "It was not done.",
        failedAt: job.updatedAt,
      }
    }),
  )
}

async function titleOf(payload: Payload, { relationTo, value }: Target): Promise<string | null> {
  const collection = slugIn(payload, relationTo)
  if (!collection) return null
  const document = await payload.findByID({
    collection,
    id: String(value),
    depth: 0,
    disableErrors: true,
    draft: true,
  })
  return document ? documentName(document, payload.collections[collection].config) : null
}
