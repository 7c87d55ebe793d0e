import { type PublishingStatus } from "../shared/publishing"
import { type ReleaseFacts } from "./manifest"
import { currentId, readReleaseFacts, switchedAt } from "./release-folder"

/** The status goes to every open page of the admin every few seconds; the manifest names them all. */
const MOST_WARNINGS = 100

/** What is known of the release being served, apart from its files. */
export type LiveRelease = NonNullable<PublishingStatus["live"]> &
  Pick<ReleaseFacts, "contentFingerprint" | "nextChange">

/** Reads it again and again. Of a release that is served only its files change, by a purge. */
export function createLiveReader(releasesDir: string): () => Promise<LiveRelease | null> {
  let last: LiveRelease | null = null
  return async () => {
    const [id, since] = await Promise.all([currentId(releasesDir), switchedAt(releasesDir)])
    const isLast = last?.id === id && last?.switchedAt === since?.toISOString()
    // The one that it was led to may just have been replaced by one that looks the same.
    if (!isLast) last = (await readLive(releasesDir)) ?? (await readLive(releasesDir))
    return last
  }
}

/** The release being served, or nothing before the first. */
export async function readLive(releasesDir: string): Promise<LiveRelease | null> {
  const [id, since] = await Promise.all([currentId(releasesDir), switchedAt(releasesDir)])
  const found = id && (await readReleaseFacts(releasesDir, id))
  if (!found || !since) return null
  const { madeAt, cause, lastSequence, contentAt = null, contentFingerprint, nextChange } = found
  const warnings = (found.warnings ?? []).slice(0, MOST_WARNINGS)
  const live = {
    id,
    madeAt,
    cause,
    lastSequence,
    contentAt,
    warnings,
    contentFingerprint,
    nextChange,
  }
  return { ...live, switchedAt: since.toISOString() }
}
