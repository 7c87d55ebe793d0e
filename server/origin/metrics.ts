import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client"
import type { HookObserver } from "./hooks/register-hooks"
import { addPublishingMetrics, type WatchedPublishing } from "./publishing-metrics"

export interface Observed {
  status: number
  /** From the request's headers to the end of the answer. */
  seconds: number
  /** Of the content, as it was sent. */
  bytes: number
}

export interface OriginMetrics {
  registry: Registry
  observe: { answer: (observed: Observed) => void; hook: HookObserver }
  /** What is looked up whenever the numbers are asked for. */
  watch(watched: Watched): void
}

interface Watched extends WatchedPublishing {
  memoryUsed: () => number
}

const CLASSES = ["1xx", "2xx", "3xx", "4xx", "5xx"] as const

/** Told from the start, so that the first of a kind is an increase. */
const HOOK_OUTCOMES = ["accepted", "known", "malformed", "failed"] as const
const REFUSALS = ["incomplete", "stale", "forged", "replayed", "token"] as const

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
    help: "Publish hooks and triggers, by what became of them; those that were refused by why.",
    labelNames: ["outcome", "reason"],
    registers: [registry],
  })
  for (const outcome of HOOK_OUTCOMES) hooks.inc({ outcome }, 0)
  for (const reason of REFUSALS) hooks.inc({ outcome: "refused", reason }, 0)
  return {
    registry,
    observe: {
      answer: (observed) => {
        requests.inc({ status: CLASSES[Math.floor(observed.status / 100) - 1] ?? "5xx" })
        durations.observe(observed.seconds)
        bytes.inc(observed.bytes)
      },
      hook: (outcome, reason) => hooks.inc(reason ? { outcome, reason } : { outcome }),
    },
    watch: (watched) => {
      addReleaseMetrics(registry, watched)
      addPublishingMetrics(registry, watched)
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
