import { type PublishingStatus } from "../shared/publishing"
import { type ReleaseFacts } from "./manifest"
import { currentId, readReleaseFacts, switchedAt } from "./release-folder"

/** The status goes to every open page of the admin every few seconds; the manifest names them all. */
const MOST_WARNINGS = 100

/** What is known of the release being served, apart from its files. */
export type LiveRelease = NonNullable<PublishingStatus["live"]> &
  Pick<ReleaseFacts, "contentFingerprint" | "nextChange">

/**
 * Reads the release being served, or nothing before the first. A release without a manifest counts as one that
 * holds no accepted request.
 */
export function createLiveReader(releasesDir: string): () => Promise<LiveRelease | null> {
  let last: { id: string; live: Omit<LiveRelease, "switchedAt"> } | undefined

  return async () => {
    const [id, since] = await Promise.all([currentId(releasesDir), switchedAt(releasesDir)])
    if (id === undefined || since === undefined) return null
    const at = since.toISOString()
    // Of a release that is served only its files change, by a purge.
    if (last?.id !== id) last = { id, live: await readLive(releasesDir, id, at) }
    return { ...last.live, switchedAt: at }
  }
}

async function readLive(
  releasesDir: string,
  id: string,
  switchedAt: string,
): Promise<Omit<LiveRelease, "switchedAt">> {
  const found = await readReleaseFacts(releasesDir, id)
  if (!found) {
    return {
      id,
      madeAt: switchedAt,
      cause: { kind: "command" },
      lastSequence: 0,
      contentAt: null,
      contentFingerprint: null,
      nextChange: null,
    }
  }
  const { madeAt, cause, lastSequence, contentAt = null, contentFingerprint, nextChange } = found
  const warnings = (found.warnings ?? []).slice(0, MOST_WARNINGS)
  return { id, madeAt, cause, lastSequence, contentAt, warnings, contentFingerprint, nextChange }
}
