import { stat } from "node:fs/promises"
import { Counter, Gauge, type Registry } from "prom-client"
import { holderOf } from "../../lib/locks"
import { publisherLockOf, readJournal } from "../../publishing/publish-journal"
import { readStatusFile, statusPathOf, type BuildOutcome } from "../../publishing/publisher-files"
import { activePin } from "../../release-store/pin"
import { switchedAt } from "../../release-store/release-folder"
import type { ReleaseSource } from "./release-source"

export interface WatchedPublishing {
  source: ReleaseSource
  releasesDir: string
}

/** How builds end, as labels of the counter. */
const OUTCOMES: Readonly<Record<BuildOutcome, { outcome: string; reason?: string }>> = {
  published: { outcome: "published" },
  held: { outcome: "held" },
  content: { outcome: "failed", reason: "content" },
  cms: { outcome: "failed", reason: "cms" },
  gate: { outcome: "failed", reason: "gate" },
  other: { outcome: "failed", reason: "other" },
}

/**
 * What publishing is doing. The publisher is another process: all of it is read from the files that it and the origin
 * leave, once for each time that the numbers are asked for, so that nothing is counted twice and a restart of either
 * loses nothing. A moment that there has not been, and a number that nobody has written yet, are NaN.
 */
export function addPublishingMetrics(registry: Registry, watched: WatchedPublishing): void {
  const read = onceAtATime(() => readPublishing(watched))
  const gauge = (name: string, help: string, value: (facts: Publishing) => number | undefined) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set(value(await read()) ?? Number.NaN)
      },
    })

  new Counter({
    name: "forno_builds_total",
    help: "Builds of the publisher, by what became of them; those that failed by what they failed of.",
    labelNames: ["outcome", "reason"],
    registers: [registry],
    async collect() {
      const { status } = await read()
      this.reset()
      for (const [kind, labels] of Object.entries(OUTCOMES)) {
        this.inc(labels, status?.totals?.[kind as BuildOutcome] ?? 0)
      }
    },
  })
  gauge(
    "forno_last_build_successful",
    "Whether the last build of the publisher succeeded, or what it failed of is over: 1 or 0.",
    ({ status }) => (status ? Number(status.failure === null) : undefined),
  )
  gauge(
    "forno_last_build_timestamp_seconds",
    "When the last build of the publisher ended, whatever became of it.",
    ({ status }) => seconds(status?.builds.at(-1)?.endedAt),
  )
  gauge("forno_last_build_duration_seconds", "How long it took.", ({ status }) =>
    durationOf(status?.builds.at(-1)),
  )
  gauge(
    "forno_last_publish_duration_seconds",
    "How long the last publish took until it was live, from the acceptance of the first request that it was for.",
    ({ status }) => {
      const last = status?.builds.findLast(({ outcome }) => outcome === "published")
      return last && durationOf(last) + (last.waited ?? 0) / 1000
    },
  )

  gauge(
    "forno_publish_newest_accepted",
    "Number of the newest publish request that was accepted.",
    ({ accepted }) => accepted,
  )
  gauge(
    "forno_publish_newest_live",
    "Number of the newest publish request that is part of the release being served.",
    ({ live }) => live,
  )
  gauge(
    "forno_publish_backlog",
    "Publish requests that were accepted and are not live yet, those apart that a rollback keeps back.",
    ({ accepted, settled }) => Math.max(0, accepted - settled),
  )
  gauge(
    "forno_publish_oldest_waiting_timestamp_seconds",
    "When the oldest of them was accepted; NaN where none waits.",
    ({ oldestWaiting }) => seconds(oldestWaiting),
  )
  gauge(
    "forno_release_switched_timestamp_seconds",
    "When the release being served was switched to.",
    ({ servedSince }) => servedSince && servedSince.getTime() / 1000,
  )
  gauge(
    "forno_release_held",
    "Whether somebody has rolled back, and nothing was published since: 1 or 0.",
    ({ pin }) => Number(pin !== null),
  )
  gauge(
    "forno_publisher_up",
    "Whether the publisher's process runs: 1 or 0.",
    ({ isPublisherUp }) => Number(isPublisherUp),
  )
  gauge(
    "forno_publisher_status_age_seconds",
    "Since the publisher last wrote what it is doing.",
    ({ statusAge }) => statusAge,
  )
}

type Publishing = Awaited<ReturnType<typeof readPublishing>>

async function readPublishing({ source, releasesDir }: WatchedPublishing) {
  const [entries, status, written, release, pin, servedSince, publisher] = await Promise.all([
    readJournal(releasesDir),
    readStatusFile(releasesDir),
    stat(statusPathOf(releasesDir)).catch(() => undefined),
    source.current(),
    activePin(releasesDir),
    switchedAt(releasesDir),
    holderOf(publisherLockOf(releasesDir)),
  ])
  const live = release?.lastSequence ?? 0
  const settled = Math.max(live, pin?.lastSequence ?? 0)
  return {
    status,
    statusAge: written && (Date.now() - written.mtimeMs) / 1000,
    isPublisherUp: publisher !== undefined,
    live,
    settled,
    // A journal that was lost counts on from the release.
    accepted: Math.max(entries.at(-1)?.n ?? 0, settled),
    oldestWaiting: entries.find(({ n }) => n > settled)?.at,
    servedSince,
    pin,
  }
}

/** Whoever asks while an answer is being found out gets that one. */
function onceAtATime<Value>(find: () => Promise<Value>): () => Promise<Value> {
  let finding: Promise<Value> | undefined
  return () => (finding ??= find().finally(() => (finding = undefined)))
}

const seconds = (time: string | undefined): number | undefined =>
  time === undefined ? undefined : Date.parse(time) / 1000

const durationOf = (build: { startedAt: string; endedAt: string } | undefined): number =>
  build ? (Date.parse(build.endedAt) - Date.parse(build.startedAt)) / 1000 : Number.NaN
