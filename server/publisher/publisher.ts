import type { Logger } from "pino"
import { type AskedBuild } from "../../publishing/asked-builds"
import { BuildFailure } from "../../lib/build-failure"
import { type BuildRequest, type BuildResult } from "../../builder/build-request"
import { type PublishingStatus, type PublishPhase } from "../../shared/publishing"
import { type JournalEntry } from "../../publishing/journal-entry"
import { createCmsWatch } from "./cms-watch"
import {
  allowedLossOf,
  decide,
  settledSequence,
  type Decision,
  type FailedAttempt,
  type Facts,
} from "./decide"
import { failedAttempt } from "./failed-attempt"
import { type LiveRelease } from "../../release-store/live-release"
import { median } from "./median"
import { type BuildRecord, type Pin, type StatusFile } from "../../publishing/publisher-files"
import { type PublisherSettings } from "./settings"

/** Builds that are remembered. */
const REMEMBERED = 20
const FOR_THE_GUESS = 5

export interface PublisherParts {
  settings: PublisherSettings
  readEntries: () => Promise<readonly JournalEntry[]>
  readLive: () => Promise<LiveRelease | null>
  readPin: () => Promise<Pin | null>
  readAsked: () => Promise<readonly AskedBuild[]>
  forgetAsked: (id: string) => Promise<void>
  /** @throws CmsUnavailable */
  readFingerprint: () => Promise<string>
  builder: {
    /** Makes all that there is. @returns the fingerprint of that content; nothing where it cannot be made */
    prepare: () => Promise<string | null>
    build: (request: BuildRequest) => Promise<BuildResult>
    stop: () => Promise<void>
  }
  writeStatus: (status: StatusFile) => Promise<void>
  /** What an earlier publisher wrote last. */
  earlier: StatusFile | null
  /** Settles when something in the publisher's folder has changed, or after so many milliseconds. */
  waitForChange: (longest: number, signal: AbortSignal) => Promise<void>
  log: Pick<Logger, "info" | "warn" | "error">
  /** The first wait after a failure, in milliseconds. */
  firstBackoff?: number
}

type Build = Extract<Decision, { kind: "build" }>

/**
 * Builds and publishes whenever there is something to: one build at a time, and what comes in meanwhile leads to
 * another. All it decides by is on the disk; it may be killed at any point.
 * @returns once the signal has come and what was running has been stopped
 */
export async function runPublisher(parts: PublisherParts, signal: AbortSignal): Promise<void> {
  const { settings, log } = parts
  const cms = createCmsWatch(parts.earlier, log)
  let failed: FailedAttempt | null = null
  let builds = parts.earlier?.builds ?? []
  let totals = parts.earlier?.totals ?? {}
  let working: PublishingStatus["working"] = null
  let wasPinned = false
  /** What was asked for and has been answered, should its file still be there. */
  const answered = new Set<string>()
  /** Whether everything has been made, so that the next build only makes what changes. */
  let isPrepared = false
  // At the start at once: a hook may have been lost, or the code behind a pin be gone.
  let reconcileAt = 0
  let isStarting = true
  /** What the content was when it was asked for, and what it was asked for beside. */
  let compared:
    { fingerprint: string; liveId: string | undefined; failed: FailedAttempt | null } | undefined

  async function look(): Promise<Facts> {
    const [entries, live, pin, asked] = await Promise.all([
      parts.readEntries(),
      parts.readLive(),
      parts.readPin(),
      parts.readAsked(),
    ])
    const held = pin && pin.releaseId === live?.id ? pin : null
    // A pin that has ended leaves a release that is behind the content.
    if (wasPinned && !held) reconcileAt = 0
    wasPinned = held !== null
    // Somebody built by hand, or rolled back.
    if (failed && failed.liveId !== (live?.id ?? null)) failed = null
    const open = asked.filter(({ id }) => !answered.has(id))
    return { entries, live, pin: held, failed, asked: open, reconcileAt }
  }

  const report = () =>
    parts.writeStatus({
      working,
      failure: failed?.failure ?? null,
      ...cms.outages(),
      builds,
      totals,
    })

  const newestOf = ({ entries }: Facts) => entries.at(-1)?.n ?? 0

  async function build({ cause, firstAt }: Build, facts: Facts): Promise<void> {
    const lastSequence = Math.max(settledSequence(facts), newestOf(facts))
    const cold = failed?.nextIsCold ?? false
    const startedAt = Date.now()
    const started = new Date(startedAt).toISOString()
    const waited = firstAt === null ? null : startedAt - Date.parse(firstAt)
    let result: BuildResult | undefined

    const enter = (phase: PublishPhase) => {
      working = {
        phase,
        since: working?.phase === phase ? working.since : new Date().toISOString(),
        startedAt: firstAt ?? started,
        cause,
        lastSequence,
        usualSeconds: usualSeconds(builds),
      }
      void report()
    }
    enter("building")
    log.info({ cause: cause.kind, lastSequence, waited, cold }, "a build begins")
    try {
      result = await cms.watch(() =>
        parts.builder.build({
          cause,
          lastSequence,
          allowedLoss: allowedLossOf(facts),
          cold,
          onPhase: enter,
        }),
      )
      const after = await look()
      if (!result.switched && (!after.pin || settledSequence(after) < lastSequence))
        throw notSwitched()
      failed = null
      reconcileAt = Date.now() + settings.reconcile
    } catch (error) {
      if (signal.aborted) return
      failed = failedAttempt(
        error,
        { lastSequence, liveId: facts.live?.id ?? null, cause },
        failed,
        Date.now(),
        parts.firstBackoff,
      )
      reconcileAt = Math.max(reconcileAt, Date.now() + settings.reconcile)
      const { kind, failures, failure } = failed
      log.error(
        { err: error, kind, failures, nextAttemptAt: failure.nextAttemptAt },
        "a build failed",
      )
    }
    working = null
    const asked = facts.asked.map(({ id }) => id)
    for (const id of asked) answered.add(id)
    const outcome = failed?.kind ?? (result?.switched ? "published" : "held")
    totals = { ...totals, [outcome]: (totals[outcome] ?? 0) + 1 }
    const timings = result?.timings ?? null
    const record: BuildRecord = {
      releaseId: result?.id ?? null,
      cause: cause.kind,
      outcome,
      lastSequence,
      startedAt: started,
      endedAt: new Date().toISOString(),
      waited,
      timings,
      pages: result?.counts ?? null,
      asked,
      cold,
    }
    builds = [...builds, record].slice(-REMEMBERED)
    // What waits for the answer looks for it in the status.
    await report()
    await Promise.all(asked.map((id) => parts.forgetAsked(id).catch(() => undefined)))
    if (result) {
      const { id, switched, counts } = result
      const took = Date.now() - startedAt
      log.info(
        { release: id, lastSequence, switched, counts, waited, timings, took },
        switched
          ? "a release is live"
          : "a release was made; somebody has rolled back, so it waits",
      )
    }
  }

  /**
   * Asks what the content is. Of a large site that takes the CMS seconds, in which others publish: at the start, when
   * editors may have waited for it, what was read of all that has changed says it.
   */
  async function compare({ live }: Facts): Promise<void> {
    // Not again while it lasts: a CMS that is slow to answer would be asked ever more.
    reconcileAt = Infinity
    const known = { liveId: live?.id, failed }
    try {
      const read = await parts.builder.prepare()
      const isKnown = isStarting && read !== null
      // What was read is an answer, too: who is told of an outage hears that it is over.
      const fingerprint = await cms.watch(
        isKnown ? () => Promise.resolve(read) : parts.readFingerprint,
      )
      isStarting = false
      compared = { ...known, fingerprint }
      reconcileAt = Date.now() + settings.reconcile
    } catch (error) {
      if (!(error instanceof BuildFailure))
        log.error({ err: error }, "the content was not compared")
      // Looked for again sooner, so that editors are not told of an outage for longer than it lasts.
      reconcileAt = Date.now() + Math.min(settings.reconcile, cms.nextLook(parts.firstBackoff))
    }
  }

  /** Once for each answer: what was published since is read by a build of its own. */
  function isBehind({ live, pin }: Facts): boolean {
    const { liveId, failed: earlier, fingerprint } = compared ?? {}
    compared = undefined
    if (pin || liveId !== live?.id || earlier !== failed) return false
    return fingerprint !== (failed ? failed.fingerprint : live?.contentFingerprint)
  }

  signal.addEventListener("abort", () => void parts.builder.stop())
  while (!signal.aborted) {
    const facts = await look()
    const decision = decide(facts, settings, Date.now())
    if (decision.kind === "build") {
      await build(decision, facts)
      isPrepared = failed === null
      continue
    }
    if (decision.kind === "reconcile") {
      void compare(facts)
      continue
    }
    if (compared && isBehind(facts) && decision.kind === "rest") {
      log.warn(
        { release: facts.live?.id },
        "the content differs from what was built last, and no hook told of it",
      )
      await build({ kind: "build", cause: { kind: "reconcile" }, firstAt: null }, facts)
      continue
    }
    working =
      decision.kind === "wait" && !decision.isRetry
        ? {
            phase: "waiting",
            since: decision.firstAt,
            startedAt: decision.firstAt,
            cause: decision.cause,
            lastSequence: newestOf(facts),
            usualSeconds: usualSeconds(builds),
          }
        : null
    await report()
    // While more may come, what is there already is made.
    if (!isPrepared || working) {
      isPrepared = true
      void parts.builder.prepare()
    }
    await parts.waitForChange(Math.max(0, decision.until - Date.now()), signal)
  }
}

/** How long the last builds took until they were live, in seconds. */
function usualSeconds(builds: readonly BuildRecord[]): number | null {
  const times = builds
    .filter(({ releaseId }) => releaseId !== null)
    .slice(-FOR_THE_GUESS)
    .map(
      ({ startedAt, endedAt, waited }) =>
        Date.parse(endedAt) - Date.parse(startedAt) + (waited ?? 0),
    )
  const usual = median(times)
  return usual === undefined ? null : Math.round(usual / 100) / 10
}

const notSwitched = (): BuildFailure =>
  new BuildFailure(
    "The release that was made is older than the one being served, so it does not take its place.",
    "other",
  )
