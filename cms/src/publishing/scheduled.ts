import type { CollectionSlug, Payload, SanitizedConfig } from "payload"
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

/** Payload tries a scheduled publish once; a moment in which the database is busy would lose it. */
export function retryScheduled(config: SanitizedConfig): SanitizedConfig {
  for (const task of config.jobs.tasks ?? []) {
    if (task.slug === TASK)
      task.retries = { attempts: 3, backoff: { type: "fixed", delay: 10_000 } }
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
