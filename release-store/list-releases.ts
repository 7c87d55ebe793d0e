import { activePin } from "./pin"
import { currentId, readManifests, switchedAt } from "./release-folder"

export type ListedReleases = Awaited<ReturnType<typeof listReleases>>

/** Times in ISO 8601, UTC. */
export async function listReleases(releasesDir: string) {
  const [manifests, current, pin, since] = await Promise.all([
    readManifests(releasesDir),
    currentId(releasesDir),
    activePin(releasesDir),
    switchedAt(releasesDir),
  ])
  return {
    /** Newest first. */
    releases: manifests.toReversed().map(({ id, ...facts }) => ({
      id,
      madeAt: facts.madeAt,
      /** Of how it looks: that is what somebody looks for who wants to go back. */
      cause: facts.changedBy ?? facts.cause,
      lastSequence: facts.lastSequence,
      pages: facts.pages,
      files: facts.files.size,
      bytes: facts.bytes,
      newBytes: facts.newBytes,
      isServed: id === current,
      /** Nothing where it is not pinned. */
      pinnedSince: pin?.releaseId === id ? pin.since : null,
    })),
    /** When the release being served was switched to; nothing before the first. */
    servedSince: since?.toISOString() ?? null,
  }
}
