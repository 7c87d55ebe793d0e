import type { Logger } from "pino"
import { forgetAskedBuild, readAskedBuilds } from "../../publishing/asked-builds"
import { BuildFailure } from "../../lib/build-failure"
import { type BuildResult } from "../../builder/build-request"
import { type Builder } from "../../builder/site-build"
import { type PublishingStatus, type PublishPhase } from "../../shared/publishing"
import { createJournalReader, publisherDirOf } from "../../publishing/publish-journal"
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
import { watchFolder } from "./folder-watch"
import { activePin } from "../../release-store/pin"
import { createLiveReader } from "../../release-store/live-release"
import { isOfStatus, readStatusFile, type BuildRecord } from "../../publishing/publisher-files"
import { type PublisherSettings } from "./settings"
import { createStatusWriter } from "./status-writer"

/** Builds that are remembered. */
const REMEMBERED = 20
const FOR_THE_GUESS = 5

export interface PublisherParts {
  settings: PublisherSettings
  /** @throws CmsUnavailable */
  readFingerprint: () => Promise<string>
  builder: Pick<Builder, "prepare" | "build" | "stop">
  log: Pick<Logger, "info" | "warn" | "error">
}

type Build = Extract<Decision, { kind: "build" }>

/**
 * Builds and publishes whenever there is something to: one build at a time, and what comes in meanwhile leads to
 * another. What it was asked for is on the disk; it may be killed at any point.
 * @returns once the signal has come and what was running has been stopped
 */
export async function runPublisher(parts: PublisherParts, signal: AbortSignal): Promise<void> {
  const { settings, builder, log } = parts
  const { releasesDir } = settings
  const earlier = await readStatusFile(releasesDir)
  const cms = createCmsWatch(earlier, log)
  const readEntries = createJournalReader(releasesDir)
  const readLive = createLiveReader(releasesDir)
  const writeStatus = createStatusWriter(releasesDir, (error) =>
    log.error({ step: true, err: error }, `✗ The status could not be written: ${String(error)}`),
  )
  const waitForChange = watchFolder(publisherDirOf(releasesDir), signal, isOfStatus, (error) =>
    log.warn({ err: error }, "the publisher's folder cannot be watched; it is looked at instead"),
  )
  let failed: FailedAttempt | null = null
  let builds = earlier?.builds ?? []
  let totals = earlier?.totals ?? {}
  let working: PublishingStatus["working"] = null
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
      readEntries(),
      readLive(),
      activePin(releasesDir),
      readAskedBuilds(releasesDir),
    ])
    // Somebody built by hand, or rolled back.
    if (failed && failed.liveId !== (live?.id ?? null)) failed = null
    const open = asked.filter(({ id }) => !answered.has(id))
    const isCmsAway = cms.outages().cmsUnreachableSince !== null
    return { entries, live, pin, failed, asked: open, reconcileAt, isCmsAway }
  }

  const report = () =>
    writeStatus({ working, failure: failed?.failure ?? null, ...cms.outages(), builds, totals })

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
        builder.build({
          cause,
          lastSequence,
          mayBeMadeAhead: cause.kind === "events" && facts.asked.length === 0,
          allowedLoss: allowedLossOf(facts),
          cold,
          onPhase: enter,
        }),
      )
      const after = await look()
      if (!result.switched && (!after.pin || settledSequence(after) < lastSequence))
        throw new BuildFailure(
          "The release that was made is older than the one being served, so it does not take its place.",
          "other",
        )
      failed = null
      reconcileAt = Date.now() + settings.reconcile
    } catch (error) {
      if (signal.aborted) return
      const attempt = { lastSequence, liveId: facts.live?.id ?? null, cause }
      failed = failedAttempt(error, attempt, failed, Date.now())
      reconcileAt = Math.max(reconcileAt, Date.now() + settings.reconcile)
      log.error({ err: error, ...failed }, "a build failed")
    }
    working = null
    const asked = facts.asked.map(({ id }) => id)
    for (const id of asked) answered.add(id)
    const outcome = failed?.kind ?? (result?.switched ? "published" : "held")
    totals = { ...totals, [outcome]: (totals[outcome] ?? 0) + 1 }
    const record: BuildRecord = {
      releaseId: result?.id ?? null,
      cause: cause.kind,
      outcome,
      lastSequence,
      startedAt: started,
      endedAt: new Date().toISOString(),
      waited,
      timings: result?.timings ?? null,
      pages: result?.counts ?? null,
      begunAnew: (result?.begunAnewAt ?? 0) >= Date.parse(firstAt ?? started),
      asked,
      cold,
    }
    builds = [...builds, record].slice(-REMEMBERED)
    // What waits for the answer looks for it in the status.
    await report()
    await Promise.all(asked.map((id) => forgetAskedBuild(releasesDir, id).catch(() => undefined)))
    if (result?.switched) log.info(record, "a release is live")
    else if (result) log.info(record, "a release was made; somebody has rolled back, so it waits")
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
      const read = await builder.prepare()
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
      reconcileAt = Date.now() + Math.min(settings.reconcile, cms.nextLook())
    }
  }

  /** Once for each answer: what was published since is read by a build of its own. */
  function isBehind({ live, pin }: Facts): boolean {
    const { liveId, failed: earlier, fingerprint } = compared ?? {}
    compared = undefined
    if (pin || liveId !== live?.id || earlier !== failed) return false
    return fingerprint !== (failed ? failed.fingerprint : live?.contentFingerprint)
  }

  signal.addEventListener("abort", () => void builder.stop())
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
      // Another attempt reads the content again.
      void builder.prepare(working ? newestOf(facts) : 0)
    }
    await waitForChange(Math.max(0, decision.until - Date.now()))
  }
}

/** How long the last builds took until they were live, in seconds: their median, the lower of two in the middle. */
function usualSeconds(builds: readonly BuildRecord[]): number | null {
  const times = builds
    .filter(({ releaseId }) => releaseId !== null)
    .slice(-FOR_THE_GUESS)
    .map(
      ({ startedAt, endedAt, waited }) =>
        Date.parse(endedAt) - Date.parse(startedAt) + (waited ?? 0),
    )
    .sort((one, other) => one - other)
  const usual = times[Math.floor((times.length - 1) / 2)]
  return usual === undefined ? null : Math.round(usual / 100) / 10
}
