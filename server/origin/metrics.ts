import { stat } from "node:fs/promises"
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client"
import { newestAccepted } from "../../scripts/lib/publish-journal.mjs"
import type { HookOutcome } from "../hooks/register-hooks"
import { statusPathOf } from "../publisher/publisher-files"
import { activeHold } from "../release-store/hold"
import type { ReleaseSource } from "./release-source"

export interface Observed {
  status: number
  /** From the request's headers to the end of the answer. */
  seconds: number
  /** Of the content, as it was sent. */
  bytes: number
}

export interface OriginMetrics {
  registry: Registry
  observe: { answer: (observed: Observed) => void; hook: (outcome: HookOutcome) => void }
  /** What is looked up whenever the numbers are asked for. */
  watch(watched: Watched): void
}

interface Watched {
  source: ReleaseSource
  releasesDir: string
  memoryUsed: () => number
}

const CLASSES = ["1xx", "2xx", "3xx", "4xx", "5xx"] as const

/** From half a millisecond, what memory takes, to what a visitor would call broken; in seconds. */
const DURATIONS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5]

/** Numbers of the origin in Prometheus' format; names as Prometheus asks for them (base units, `_total`). */
export function createMetrics(): OriginMetrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: "forno_http_requests_total",
    help: "Requests that were answered, by class of the status.",
    labelNames: ["status"],
    registers: [registry],
  })
  for (const status of CLASSES) requests.inc({ status }, 0)
  const durations = new Histogram({
    name: "forno_http_request_duration_seconds",
    help: "From a request's headers to the end of its answer.",
    buckets: DURATIONS,
    registers: [registry],
  })
  const bytes = new Counter({
    name: "forno_http_sent_bytes_total",
    help: "Content that was sent, as encoded.",
    registers: [registry],
  })
  const hooks = new Counter({
    name: "forno_hooks_total",
    help: "Publish hooks and triggers, by what became of them.",
    labelNames: ["outcome"],
    registers: [registry],
  })
  return {
    registry,
    observe: {
      answer: (observed) => {
        requests.inc({ status: CLASSES[Math.floor(observed.status / 100) - 1] ?? "5xx" })
        durations.observe(observed.seconds)
        bytes.inc(observed.bytes)
      },
      hook: (outcome) => hooks.inc({ outcome }),
    },
    watch: (watched) => {
      addReleaseMetrics(registry, watched)
      addPublisherMetrics(registry, watched)
    },
  }
}

function addReleaseMetrics(registry: Registry, { source, memoryUsed }: Watched): void {
  new Gauge({
    name: "forno_release_info",
    help: "The release being served; always 1.",
    labelNames: ["id"],
    registers: [registry],
    async collect() {
      const release = await source.current()
      this.reset()
      if (release) this.set({ id: release.id }, 1)
    },
  })
  new Gauge({
    name: "forno_release_made_timestamp_seconds",
    help: "When the release being served was made; NaN where that is not known.",
    registers: [registry],
    async collect() {
      const release = await source.current()
      this.set(Date.parse(release?.madeAt ?? "") / 1000)
    },
  })
  new Gauge({
    name: "forno_memory_kept_bytes",
    help: "Files that are kept in memory.",
    registers: [registry],
    collect() {
      this.set(memoryUsed())
    },
  })
}

function addPublisherMetrics(registry: Registry, { source, releasesDir }: Watched): void {
  new Gauge({
    name: "forno_publish_backlog",
    help: "Publish requests that were accepted and are not live yet, those apart that a rollback keeps back.",
    registers: [registry],
    async collect() {
      const [newest, release, hold] = await Promise.all([
        newestAccepted(releasesDir),
        source.current(),
        activeHold(releasesDir),
      ])
      this.set(Math.max(0, newest - Math.max(release?.through ?? 0, hold?.through ?? 0)))
    },
  })
  new Gauge({
    name: "forno_publisher_status_age_seconds",
    help: "Since the publisher last wrote what it is doing. NaN where it never has.",
    registers: [registry],
    async collect() {
      const written = await stat(statusPathOf(releasesDir)).catch(() => undefined)
      this.set(written ? (Date.now() - written.mtimeMs) / 1000 : Number.NaN)
    },
  })
}
