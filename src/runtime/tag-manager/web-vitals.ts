import { onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals"
import type { DataLayerEvent } from "./data-layer"
import { createMetricReporter } from "./metric-reporter"

/** Measures the page from its beginning, however late this is called: the browser keeps its entries. */
export function reportWebVitals(dataLayer: DataLayerEvent[]): void {
  const report = createMetricReporter(dataLayer)
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) on(report, { reportAllChanges: true })
}
