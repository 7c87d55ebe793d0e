import { type CollectionSlug, JobCancelledError, type Payload, type SanitizedConfig } from "payload"
import { documentName } from "../hooks/document-name"
import { lastError, type ScheduledInput } from "./jobs"

/** Payload's own task, behind “Schedule publish”. */
const TASK = "schedulePublish"
/** In milliseconds: how long an editor is told of one that failed. */
const TOLD_FOR = 24 * 60 * 60 * 1000
const TOLD_AT_MOST = 3

export interface ScheduledFailure {
  /** “publish” or “unpublish”. */
  type: string
  /** The document's own name; nothing where it has gone. */
  title: string | null
  lastError: string
  failedAt: string
}

/** In milliseconds: how late something may be scheduled for a moment that is just passing. */
const LATE = 60_000
const PASSED =
  "Its time had passed already when it was scheduled, so nothing was done. Schedule it again, for a time to come."

/**
 * Payload tries a scheduled publish once; a moment in which the database is busy would lose it. And it does at once what
 * is scheduled for the past: who chooses a day and forgets the time, which is midnight then, takes a page off the site.
 */
export function superviseScheduled(config: SanitizedConfig): SanitizedConfig {
  for (const task of config.jobs.tasks ?? []) {
    const { handler } = task
    if (task.slug !== TASK || typeof handler !== "function") continue
    task.retries = { attempts: 3, backoff: { type: "fixed", delay: 10_000 } }
    task.handler = (args) => {
      const { createdAt, waitUntil } = args.job
      if (waitUntil && Date.parse(createdAt) - Date.parse(waitUntil) > LATE) {
        throw new JobCancelledError(PASSED)
      }
      return handler(args)
    }
  }
  return config
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

async function titleOf(
  payload: Payload,
  { relationTo, value }: NonNullable<ScheduledInput["doc"]>,
): Promise<string | null> {
  const collection = payload.collections[relationTo as CollectionSlug]
  if (!collection) return null
  const document = await payload.findByID({
    collection: relationTo as CollectionSlug,
    id: String(value),
    depth: 0,
    disableErrors: true,
    draft: true,
  })
  return document ? documentName(document, collection.config) : null
}
