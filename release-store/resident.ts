import { openContentStore, type ContentStore } from "./content-store"
import { KnownPages } from "./known-pages"
import { type ReleaseFile, type ReleaseManifest } from "./manifest"
import { SmallerPages } from "./smaller-pages"
import { createStoring, type Storing } from "./storing"
import { Usage } from "./usage"

/** What a process that makes release after release in a folder remembers between them. */
export interface Resident {
  releasesDir: string
  store: ContentStore
  storing: Storing
  pages: KnownPages
  usage: Usage
  smaller: SmallerPages
  /** Sources whose content is in the store already, or comes into it, as a release names it. */
  ready: WeakMap<object, Promise<ReleaseFile>>
  /** Of the code of each release, by its id. */
  buildHashes: Map<string, string>
  /** The release it made last; its lists are in memory. */
  last: ReleaseManifest | undefined
}

/**
 * Opens a releases folder to make releases in it; once in a process, for all of this would be found out again from the disk.
 * @param siteUrl public address of the site, without a slash at its end
 */
export async function openResident(releasesDir: string, siteUrl: string): Promise<Resident> {
  const store = await openContentStore(releasesDir)
  return {
    releasesDir,
    store,
    storing: createStoring(store, releasesDir, siteUrl),
    pages: await KnownPages.open(releasesDir, siteUrl),
    usage: await Usage.open(releasesDir, store),
    smaller: new SmallerPages(store),
    ready: new WeakMap(),
    buildHashes: new Map(),
    last: undefined,
  }
}
