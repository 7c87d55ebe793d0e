export interface Scheduled {
  collection: string
  id: string
  /** “publish” or “unpublish”. */
  type: string
  at: string
  /** In which the time was typed, where that is known. */
  timeZone: string | null
}

export interface ScheduledFailure {
  /** “publish” or “unpublish”. */
  type: string
  /** The document's own name; nothing where it has gone. */
  title: string | null
  lastError: string
  failedAt: string
}

export interface DeliveriesStatus {
  /** Changes the publisher has not been told of yet. */
  waiting: number
  failing: { lastError: string; since: string; nextAttemptAt: string | null } | null
  /** What is to be published or unpublished at a time to come. */
  scheduled: readonly Scheduled[]
  /** What was scheduled and could not be done, in the last day. */
  scheduledFailures: readonly ScheduledFailure[]
}
