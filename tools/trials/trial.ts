import type { Progress } from "../../lib/progress"
import type { PublishingSite } from "./publishing-site"
import type { TrafficReport } from "./traffic"

export interface TrialContext {
  /** With CMS, origin and publisher running. */
  site: PublishingSite
  progress: Progress
  /** How often the trial does what it is about, or for how many seconds. */
  times: number
}

/** What a trial found: one line for each promise that was not kept, and what was measured. */
export interface TrialResult {
  broken: readonly string[]
  measured: readonly string[]
}

export type Trial = (context: TrialContext) => Promise<TrialResult>

export const describeTraffic = (report: TrafficReport): string =>
  `${report.requests} requests, ${report.failureCount} failed, ${report.excused} while the origin was down, ` +
  `p50 ${report.p50.toFixed(1)} ms, p99 ${report.p99.toFixed(1)} ms`

/** A moment between the two, in milliseconds. */
export const randomBetween = (least: number, most: number): number =>
  least + Math.random() * (most - least)

export const median = (numbers: readonly number[]): number =>
  [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0
