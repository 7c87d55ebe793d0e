import { loadavg } from "node:os"
import { setTimeout as sleep } from "node:timers/promises"
import { Failure } from "../../lib/failure"
import { readJournal } from "../../publishing/publish-journal"
import { readStatusFile, type BuildRecord } from "../../publishing/publisher-files"
import { type PublishingSite } from "../trials/publishing-site"

/** Parts of the way from the click to the changed HTML, in milliseconds. */
export interface Run {
  /** From the click until the origin has accepted the CMS's hook. */
  hook: number
  /** From there until the build begins: the publisher waits for more. */
  wait: number
  /** Reading what has changed, and making pages of it: of what is there by then nothing adds to the wait. */
  content: number
  pages: number
  /** Making the release. */
  release: number
  gate: number
  switch: number
  /** From the click until the changed HTML answers. */
  total: number
  /** What waited for a processor, on average over the last minute. */
  load: number
}

/** How long something may take to be live, in milliseconds. */
export const PATIENCE = 300_000
const LOOK = 25

/**
 * One publish, from the click until guests see what was clicked for.
 * @throws Failure where that takes longer than the patience
 */
export async function measureRun(
  site: PublishingSite,
  click: () => Promise<void>,
  isLive: () => Promise<boolean>,
): Promise<Run> {
  const load = loadavg()[0] ?? 0
  const clicked = Date.now()
  await click()
  while (!(await isLive())) {
    if (Date.now() - clicked > PATIENCE) {
      throw new Failure(`The change was not live after ${PATIENCE / 1000} seconds.`)
    }
    await sleep(LOOK)
  }
  const total = Date.now() - clicked
  const record = await recordSince(site, clicked)
  const accepted = (await readJournal(site.releasesDir)).find(({ at }) => Date.parse(at) >= clicked)
  if (!accepted) throw new Failure("The change is live, but no hook came.")
  const { timings, startedAt } = record
  const acceptedAt = Date.parse(accepted.at)
  return {
    hook: acceptedAt - clicked,
    wait: Date.parse(startedAt) - acceptedAt,
    content: timings?.content ?? 0,
    pages: timings?.pages ?? 0,
    release: timings?.release ?? 0,
    gate: timings?.gates ?? 0,
    switch: timings?.switch ?? 0,
    total,
    load,
  }
}

/** The publisher writes it a moment after the release is live. */
async function recordSince({ releasesDir }: PublishingSite, from: number): Promise<BuildRecord> {
  const until = Date.now() + 10_000
  while (Date.now() < until) {
    const last = (await readStatusFile(releasesDir))?.builds.at(-1)
    if (last && last.releaseId !== null && Date.parse(last.startedAt) >= from) return last
    await sleep(LOOK)
  }
  throw new Failure("The publisher did not say what its build took.")
}

const NUMBERS = ["hook", "wait", "content", "pages", "release", "gate", "switch", "total"] as const

/** Of each part on its own: what so great a share of the runs did not take longer than. @param share 0.5: the median */
export function withinWhich(runs: readonly Run[], share: number): Run {
  const of = (name: (typeof NUMBERS)[number] | "load"): number => {
    const sorted = runs.map((run) => run[name]).sort((one, other) => one - other)
    return sorted[Math.ceil(share * sorted.length) - 1] ?? 0
  }
  return {
    hook: of("hook"),
    wait: of("wait"),
    content: of("content"),
    pages: of("pages"),
    release: of("release"),
    gate: of("gate"),
    switch: of("switch"),
    total: of("total"),
    load: of("load"),
  }
}

export const row = (name: string, run: Run): string =>
  line([name, ...NUMBERS.map((part) => (run[part] / 1000).toFixed(2)), run.load.toFixed(1)])

const line = (cells: readonly string[]): string => cells.map((cell) => cell.padStart(8)).join("")

/** What stands over the rows. */
export const HEADINGS = line(["run", ...NUMBERS, "load"])
