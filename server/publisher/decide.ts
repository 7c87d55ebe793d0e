import { LONGEST } from "./backoff"
import { type FailureKind } from "../../lib/build-failure"
import { type AskedBuild } from "../../publishing/asked-builds"
import { type PublishCause, type PublishFailure } from "../../shared/publishing"
import { type JournalEntry } from "../../publishing/journal-entry"
import { causeOf } from "../../publishing/cause"
import { type AllowedLoss } from "../../release-store/publish-release"
import { type LiveRelease } from "../../release-store/live-release"
import { type Pin } from "../../publishing/publisher-files"
import { type PublisherSettings } from "./settings"

/** By so much a clock may be set back that is only a little fast, in milliseconds. */
const AHEAD = 60_000

/** The last build, where it failed. */
export interface FailedAttempt {
  kind: FailureKind
  /** Number of the newest request that it was for. */
  lastSequence: number
  /** Of the release that was served when it began; once another is, the failure is put right, or of no interest. */
  liveId: string | null
  /** Of the content that it was for; null where the content could not be read. */
  fingerprint: string | null
  /** How often in a row, this one included. */
  failures: number
  /** In milliseconds since 1970; null where it waits for other content. */
  nextAttemptAt: number | null
  /** Whether the next build begins with nothing that earlier ones left: that may be what is wrong. */
  nextIsCold: boolean
  cause: PublishCause
  failure: PublishFailure
}

export interface Facts {
  entries: readonly JournalEntry[]
  live: LiveRelease | null
  /** Only where it counts: what is live is the release it names. */
  pin: Pin | null
  failed: FailedAttempt | null
  /** What commands have asked for. */
  asked: readonly AskedBuild[]
  /** When the content is to be compared with what is live; in milliseconds since 1970. */
  reconcileAt: number
  /** Whether editors are told that the CMS does not answer. */
  isCmsAway: boolean
}

export type Decision =
  | { kind: "build"; cause: PublishCause; firstAt: string | null }
  /** A build is wanted, and waits for the burst to end or for another attempt. */
  | { kind: "wait"; cause: PublishCause; firstAt: string; until: number; isRetry: boolean }
  | { kind: "reconcile" }
  | { kind: "rest"; until: number }

/** Which loss of pages the next build may have: that of the newest wish that names one, or any where a command says so. */
export function allowedLossOf({ entries, asked, ...settled }: Facts): AllowedLoss | undefined {
  if (asked.some(({ mayLosePages }) => mayLosePages)) return { finding: null, by: "npm run build" }
  const waiting = entries.filter(({ n }) => n > settledSequence(settled))
  const wishes = waiting.flatMap((entry) => (entry.kind === "wish" ? [entry.wish] : []))
  const wish = wishes.findLast(({ allow }) => allow !== null)
  return wish && wish.allow !== null ? { finding: wish.allow, by: wish.by } : undefined
}

type Rhythm = Pick<PublisherSettings, "quiet" | "longestWait" | "reconcile">

/** Number of the newest request that is live, or that nobody waits for because somebody rolled back after it. */
export const settledSequence = ({ live, pin }: Pick<Facts, "live" | "pin">): number =>
  Math.max(live?.lastSequence ?? 0, pin?.lastSequence ?? 0)

/**
 * What the publisher does next. What was asked for is on the disk, so that a publisher that was killed at any point does it
 * all the same; how often it has failed is not, so that one that was started again tries at once.
 * @param now in milliseconds since 1970
 */
export function decide(facts: Facts, rhythm: Rhythm, now: number): Decision {
  const { entries, live, pin, failed, asked, isCmsAway } = facts
  const reconcileAt = unlessLater(facts.reconcileAt, now + rhythm.reconcile)
  const reconcile: Decision =
    reconcileAt <= now ? { kind: "reconcile" } : { kind: "rest", until: reconcileAt }
  const waiting = entries.filter(({ n }) => n > settledSequence(facts))
  const fresh = waiting.filter(({ n }) => n > (failed?.lastSequence ?? 0))
  const first = fresh[0]
  const last = fresh.at(-1)
  const firstAt = waiting[0]?.at ?? null

  if (asked.length > 0) {
    const start = asked.some(({ isStart }) => isStart) ? (live ? "again" : "first") : undefined
    const cause: PublishCause =
      start || waiting.length === 0 ? { kind: "command", start } : causeOf(waiting)
    return { kind: "build", cause, firstAt }
  }
  if (first && last) {
    const cause = causeOf(waiting)
    const until = Math.min(
      unlessLater(Date.parse(last.at), now) + rhythm.quiet,
      unlessLater(Date.parse(first.at), now) + rhythm.longestWait,
    )
    return until <= now
      ? { kind: "build", cause, firstAt }
      : { kind: "wait", cause, firstAt: first.at, until, isRetry: false }
  }
  if (failed) {
    const { nextAttemptAt, cause, failure } = failed
    if (nextAttemptAt === null) return reconcile
    const until = unlessLater(nextAttemptAt, now + LONGEST)
    return until <= now
      ? { kind: "build", cause, firstAt }
      : { kind: "wait", cause, firstAt: firstAt ?? failure.at, until, isRetry: true }
  }
  // Of what is held no comparison is of interest, but whether the CMS answers again.
  if (pin) return isCmsAway ? reconcile : { kind: "rest", until: Infinity }
  // One of a time to come, made before the clock was set back, takes dates for passed that are not.
  if (!live || shownAt(live) > now + AHEAD)
    return { kind: "build", cause: { kind: "reconcile" }, firstAt: null }

  const change = dueChange(live)
  if (change && change.at <= now) {
    return { kind: "build", cause: { kind: "date", what: change.what }, firstAt: null }
  }
  if (reconcileAt <= now || !change) return reconcile
  return { kind: "rest", until: Math.min(reconcileAt, change.at) }
}

/** A clock that was set back must not make anything wait: 0 of what is later than it can have been at or set for. */
const unlessLater = (at: number, latest: number): number =>
  at > latest + 1_000 && at !== Infinity ? 0 : at

/** Of which moment its content is. */
const shownAt = ({ contentAt, madeAt }: LiveRelease): number => Date.parse(contentAt ?? madeAt)

/** The moment at which pages go out of date, unless the release was made after it: it would be made again and again. */
function dueChange(live: LiveRelease): { at: number; what: string } | undefined {
  if (!live.nextChange) return undefined
  const at = Date.parse(live.nextChange.at)
  return at > shownAt(live) ? { at, what: live.nextChange.what } : undefined
}
