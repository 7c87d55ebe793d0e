import type { MetricType } from "web-vitals"
import type { DataLayerEvent } from "./data-layer"

const DEBOUNCE_MS = 3000

type ReportedMetric = Pick<MetricType, "name" | "id" | "value" | "rating" | "navigationType">

/** Whole milliseconds; for CLS, which has no unit, thousandths. Google Analytics takes nothing but whole numbers. */
const wholeValue = ({ name, value }: ReportedMetric): number =>
  Math.round(name === "CLS" ? value * 1000 : value)

/**
 * Takes each change of a metric and tells the tag manager of it when it has stood still for 3 s, or when the page is
 * hidden, which may be the last that is heard of it. What changes after that is told again: under the same id, with
 * the difference to what was told before as `delta`. So the last `value` of an id is right, and the sum of its deltas.
 */
export function createMetricReporter(dataLayer: DataLayerEvent[]) {
  // By id, not by name: a page that comes back from the browser's cache is measured anew, under new ids.
  const pending = new Map<
    string,
    { metric: ReportedMetric; timer: ReturnType<typeof setTimeout> }
  >()
  const told = new Map<string, number>()

  const tell = (metric: ReportedMetric): void => {
    const { name, id, rating, navigationType } = metric
    clearTimeout(pending.get(id)?.timer)
    pending.delete(id)
    const value = wholeValue(metric)
    const before = told.get(id)
    if (value === before) return
    told.set(id, value)
    const delta = value - (before ?? 0)
    dataLayer.push({
      event: "core-web-vitals",
      webVitalsMeasurement: { name, id, value, delta, rating, navigationType },
    })
  }

  const flush = (): void => {
    for (const { metric } of [...pending.values()]) tell(metric)
  }
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") flush()
  })
  // Some browsers leave a page without hiding it first.
  addEventListener("pagehide", flush)

  return (metric: ReportedMetric): void => {
    // The library has its last word when the page is hidden, perhaps after the flush.
    if (document.visibilityState === "hidden") return tell(metric)
    clearTimeout(pending.get(metric.id)?.timer)
    pending.set(metric.id, { metric, timer: setTimeout(tell, DEBOUNCE_MS, metric) })
  }
}
