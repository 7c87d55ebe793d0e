import { openContentStore } from "./content-store"
import { EncodingQueue } from "./encoding-queue"
import { openKnownPages } from "./known-pages"
import { type Candidate } from "./gates/gate"
import { type ReleaseManifest } from "./manifest"
import { openUsage } from "./usage"

/** What a process that makes release after release in a folder remembers between them. */
export type Resident = Awaited<ReturnType<typeof openResident>>

/**
 * Opens a releases folder to make releases in it; once in a process, for all of this would be found out again from the disk.
 * @param siteUrl public address of the site, without a slash at its end
 */
export async function openResident(releasesDir: string, siteUrl: string) {
  const store = await openContentStore(releasesDir)
  return {
    releasesDir,
    store,
    pages: await openKnownPages(releasesDir, siteUrl),
    usage: await openUsage(releasesDir, store),
    encoding: new EncodingQueue(store),
    /** The release it made last; its lists are in memory. */
    last: undefined as ReleaseManifest | undefined,
    /** The pages that it was asked for. */
    lastAsked: null as Candidate["known"],
  }
}
