import type { PublishingStatus } from "../../../../shared/publishing"

/** What `GET /api/publishing/status` answers to people who are signed in. */
export interface PublishingReport {
  /** What the publisher says of itself; nothing while it cannot be asked. */
  status: PublishingStatus | null
  /** Why the publisher could not be asked, or nothing. */
  unreachable: string | null
  /** Changes that the publisher has not been told of yet. */
  deliveries: {
    waiting: number
    failing: { lastError: string; since: string; nextAttemptAt: string | null } | null
    /** What is to be published or unpublished at a time to come. */
    scheduled: readonly {
      collection: string
      id: string
      /** “publish” or “unpublish”. */
      type: string
      at: string
      /** In which the time was typed, where that is known. */
      timeZone: string | null
    }[]
    /** What was scheduled and could not be done, in the last day. */
    scheduledFailures: readonly {
      /** “publish” or “unpublish”. */
      type: string
      /** The document's own name; nothing where it has gone. */
      title: string | null
      lastError: string
      failedAt: string
    }[]
  }
}

/** Whether an answer is a report; a proxy's page or a refusal is none. */
export function isPublishingReport(value: unknown): value is PublishingReport {
  if (typeof value !== "object" || value === null) return false
  if (!("status" in value) || !("deliveries" in value)) return false
  const { status, deliveries } = value
  return typeof status === "object" && typeof deliveries === "object" && deliveries !== null
}

/** Whether something is on its way to the site, so that it is worth asking often. */
export function isMoving({ status, deliveries }: PublishingReport): boolean {
  return status?.state === "working" || deliveries.waiting > 0
}
