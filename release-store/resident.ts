import { availableParallelism } from "node:os"
import { openContentStore, type ContentStore } from "./content-store"
import { KnownPages } from "./known-pages"
import { type ReleaseFile, type ReleaseManifest } from "./manifest"
import { SmallerPages } from "./smaller-pages"
import { createStoring, type Storing } from "./storing"
import { Usage } from "./usage"

/** What a process that makes release after release remembers between them. */
export interface Resident {
  store: ContentStore
  storing: Storing
  pages: KnownPages
  usage: Usage
  smaller: SmallerPages
  /** Contents that came into the store after the last release. */
  unreleased: Set<string>
  /** Sources whose content is in the store already, or comes into it, as a release names it. */
  ready: WeakMap<object, Promise<ReleaseFile>>
  /** Of the code of each release, by its id. */
  buildHashes: Map<string, string>
  /** The release it made last; its lists are in memory. */
  last: ReleaseManifest | undefined
}

const residents = new Map<string, Promise<Resident>>()

/** One for each folder: all of it would be found out again from the disk. */
export function residentOf(releasesDir: string, siteUrl: string): Promise<Resident> {
  const key = `${releasesDir}\n${siteUrl}`
  const known = residents.get(key)
  if (known) return known
  const opening = open(releasesDir, siteUrl)
  residents.set(key, opening)
  opening.catch(() => residents.delete(key))
  return opening
}

async function open(releasesDir: string, siteUrl: string): Promise<Resident> {
  const store = await openContentStore(releasesDir)
  return {
    store,
    storing: createStoring(store, releasesDir, siteUrl),
    pages: await KnownPages.open(releasesDir, siteUrl),
    usage: await Usage.open(releasesDir, store),
    smaller: new SmallerPages(store),
    unreleased: new Set(),
    ready: new WeakMap(),
    buildHashes: new Map(),
    last: undefined,
  }
}

/** Encodes pages as small as they get, which a publish does not wait for. @returns when all are */
export const makePagesSmaller = async (releasesDir: string, siteUrl: string): Promise<void> =>
  (await residentOf(releasesDir, siteUrl)).smaller.resume(availableParallelism())
