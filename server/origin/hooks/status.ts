import { holderOf } from "../../../lib/locks"
import { publisherLockOf } from "../../../publishing/publish-journal"
import { type MadeHow, type PublishingStatus } from "../../../shared/publishing"
import { causeOf } from "../../../publishing/cause"
import { readLive, type LiveRelease } from "../../../release-store/live-release"
import { activePin } from "../../../release-store/pin"
import { readStatusFile, type BuildRecord } from "../../../publishing/publisher-files"
import { type Journal } from "../../../publishing/journal"

/** Delivery ids in a status, at most. */
const MOST_PENDING = 100

const NOT_RUNNING =
  "The publisher is not running on the server, so nothing is being built. One that has just ended is started again " +
  "by itself within a minute; otherwise an administrator has to start it (npm run publisher). " +
  "What was published meanwhile is not lost."

/**
 * What the publisher wrote, brought up to this moment: a request that was accepted an instant ago is in it, whether
 * the publisher has seen it yet or not.
 */
export async function readStatus(releasesDir: string, journal: Journal): Promise<PublishingStatus> {
  const [file, live, pin, publisher] = await Promise.all([
    readStatusFile(releasesDir),
    readLive(releasesDir),
    activePin(releasesDir),
    holderOf(publisherLockOf(releasesDir)),
  ])
  const lastSequence = Math.max(live?.lastSequence ?? 0, pin?.lastSequence ?? 0)
  const waiting = journal.after(lastSequence)
  // A rollback keeps things from the site without making them wait.
  const notLive = journal.after(live?.lastSequence ?? 0)
  const now = new Date().toISOString()
  const status: PublishingStatus = {
    state: waiting.length > 0 ? "working" : "idle",
    now,
    live: live && { ...publicFacts(live), made: madeHow(live.id, file?.builds ?? []) },
    working: null,
    failure: null,
    accepted: Math.max(journal.newest(), lastSequence),
    pending: waiting.slice(-MOST_PENDING).map(({ id }) => id),
    notLive: notLive.length > 0 ? causeOf(notLive) : null,
    pin: pin && { releaseId: pin.releaseId, since: pin.since },
    cmsUnreachableSince: file?.cmsUnreachableSince ?? null,
    lastCmsOutage: file?.lastCmsOutage ?? null,
  }
  if (publisher === undefined) {
    return {
      ...status,
      state: "failed",
      failure: {
        at: now,
        reason: NOT_RUNNING,
        problems: [],
        nextAttemptAt: null,
        isRetryable: false,
      },
    }
  }
  if (file?.working) {
    return { ...status, state: "working", working: file.working, failure: file.failure }
  }
  if (file?.failure) return { ...status, state: "failed", failure: file.failure }
  const first = waiting[0]
  return first === undefined
    ? status
    : {
        ...status,
        working: {
          phase: "waiting",
          since: first.at,
          startedAt: first.at,
          cause: causeOf(waiting),
          lastSequence: journal.newest(),
          usualSeconds: null,
        },
      }
}

function publicFacts({
  contentFingerprint: _contentFingerprint,
  nextChange: _nextChange,
  ...live
}: LiveRelease): NonNullable<PublishingStatus["live"]> {
  return live
}

function madeHow(release: string, builds: readonly BuildRecord[]): MadeHow | undefined {
  const { pages, timings, begunAnew } = builds.find(({ releaseId }) => releaseId === release) ?? {}
  if (!pages || !timings) return undefined
  return { ...pages, timings, begunAnew }
}
