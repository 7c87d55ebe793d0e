import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { type FailureKind } from "../lib/build-failure"
import { ifThere } from "../lib/is-missing"
import { parsedJson } from "../lib/parsed-json"
import { publisherDirOf } from "./publish-journal"
import { type BuildTimings, type PublishCause, type PublishingStatus } from "../shared/publishing"

/** `held`: a release was made, and somebody has rolled back, so it waits; a build that failed says of what. */
export type BuildOutcome = "published" | "held" | FailureKind

/** What one build took, for the status's guess and for measurements. Times in milliseconds. */
export interface BuildRecord {
  /** Nothing where it failed. */
  releaseId: string | null
  cause: PublishCause["kind"]
  /** Not told in what an earlier version wrote. */
  outcome?: BuildOutcome
  lastSequence: number
  /** ISO 8601, UTC. */
  startedAt: string
  endedAt: string
  /** From the acceptance of the first request that it is for to its start; nothing where it is for none. */
  waited: number | null
  timings: BuildTimings | null
  /** Of its pages, how many there are and were made anew; nothing where it failed. */
  pages?: { pages: number; rendered: number; stitched: number } | null
  /** Whether an engine had ended while somebody waited for it. Not told in what an earlier version wrote. */
  begunAnew?: boolean
  /** Ids of what `npm run build` asked for that it answers. */
  asked?: readonly string[]
  /** Whether nothing that earlier builds left was used. */
  cold: boolean
}

/** What the publisher tells of itself. What is accepted and what is live, whoever asks sees where it stands. */
export interface StatusFile extends Pick<
  PublishingStatus,
  "working" | "failure" | "cmsUnreachableSince" | "lastCmsOutage"
> {
  /** The last builds, newest last. */
  builds: readonly BuildRecord[]
  /** How many builds ended how, since the releases folder was made. Not told in what an earlier version wrote. */
  totals?: Readonly<Partial<Record<BuildOutcome, number>>>
}

/** Somebody has rolled back: what was accepted up to `lastSequence` does not take the place of the release. */
export interface Pin {
  releaseId: string
  /** ISO 8601, UTC. */
  since: string
  lastSequence: number
}

export const statusPathOf = (releasesDir: string): string =>
  join(publisherDirOf(releasesDir), "status.json")

/** Whether a file of the publisher's folder is that, or on its way to be. */
export const isOfStatus = (name: string | null): boolean => name?.startsWith("status.json") ?? false

export const pinPathOf = (releasesDir: string): string =>
  join(publisherDirOf(releasesDir), "pin.json")

export const readStatusFile = (releasesDir: string): Promise<StatusFile | null> =>
  readJson<StatusFile>(statusPathOf(releasesDir))

export const readPin = (releasesDir: string): Promise<Pin | null> =>
  readJson<Pin>(pinPathOf(releasesDir))

/** Nothing where there is no such file, or one that cannot be read: each can be found out again. */
async function readJson<T>(path: string): Promise<T | null> {
  const text = await ifThere(readFile(path, "utf8"))
  return parsedJson<T>(text ?? "") ?? null
}
