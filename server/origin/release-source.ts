import { readlinkSync } from "node:fs"
import { join, resolve } from "node:path"
import { isMissing } from "../../lib/is-missing"
import { CURRENT, purgesStampOf } from "../../release-store/release-folder"
import { KeptFiles } from "./kept-files"
import { loadRelease, type Release, type ServedFile } from "../../release-store/delivery/release"

/** How often the link is looked at, at most, in milliseconds. Looking costs some microseconds. */
const LOOK_MS = 10
/** How often at least, where nobody asks: the first visitor after a switch is to get the new release. */
const FOLLOW_MS = 25
/** After a release could not be loaded, how long until that is tried again, in milliseconds. */
const RETRY_MS = 1000

export type MaybePromise<Value> = Value | Promise<Value>

/** Where the server gets the release to serve from. */
export interface ReleaseSource {
  /**
   * The release to serve now, or nothing before the first build. A promise only while the first is being loaded, or one
   * that something was purged from.
   * @throws (or rejects) where there is no release to fall back on and the folder cannot be read
   */
  current(): MaybePromise<Release | undefined>
  /** A file named by its content that an earlier release had. */
  findKept(name: string): ServedFile | undefined
  close(): void
}

/** What is to be served: a release, as the last purge left it. */
interface Wanted {
  /** Of its manifest. */
  path: string
  /** Changes with every purge. */
  purges: string
}

const isSame = (one: Wanted | undefined, other: Wanted): boolean =>
  one?.path === other.path && one.purges === other.purges

/**
 * Follows the link `current`: some milliseconds after a switch the new release is read, and the one before is served
 * until it is. No request that arrives more than 10 ms after a purge gets what was purged: it waits. What cannot be read
 * leaves the release that was served before.
 * @param onProblem is told of a release that could not be loaded, once for as long as the link leads there
 */
export function switchedReleases(
  releasesDir: string,
  onProblem: (error: unknown) => void,
): ReleaseSource {
  const link = join(releasesDir, CURRENT)
  const kept = new KeptFiles()
  let served: Release | undefined
  let servedAs: Wanted | undefined
  let loading: (Wanted & { done: Promise<Release | undefined> }) | undefined
  /** What could not be loaded and is tried again, while the link leads there. */
  let told: Wanted | undefined
  let lookAgainAt = 0

  const lookAround = (release: Release): Promise<void> =>
    kept.lookAround(releasesDir, release, onProblem).catch(onProblem)

  async function load(wanted: Wanted): Promise<Release | undefined> {
    try {
      const release = (await loadRelease(wanted.path, served)) ?? noRelease(wanted.path)
      const isPurged = served !== undefined && servedAs?.purges !== wanted.purges
      if (isPurged) kept.forget()
      // A restart must take nothing away from open tabs.
      if (!served || isPurged) await lookAround(release)
      // Meanwhile another may have been switched to.
      if (!isSame(loading, wanted)) return release
      if (served && !isPurged) {
        kept.keep(served, release)
        void lookAround(release)
      }
      served = release
      servedAs = wanted
      return release
    } catch (error) {
      if (!isSame(told, wanted)) onProblem(error)
      told = wanted
      lookAgainAt = performance.now() + RETRY_MS
      if (served || isMissing(error)) return served
      throw error
    } finally {
      if (isSame(loading, wanted)) loading = undefined
    }
  }

  const atHand = (): MaybePromise<Release | undefined> =>
    loading && (!served || loading.purges !== servedAs?.purges) ? loading.done : served

  function current(): MaybePromise<Release | undefined> {
    const now = performance.now()
    if (now < lookAgainAt && (served ?? loading)) return atHand()
    lookAgainAt = now + LOOK_MS
    let wanted: Wanted
    try {
      wanted = {
        path: resolve(releasesDir, readlinkSync(link)),
        purges: purgesStampOf(releasesDir),
      }
    } catch (error) {
      // A link that is replaced by a rename is never absent; whatever this is, what was served goes on.
      if (served || isMissing(error)) return served
      throw error
    }
    if (!isSame(told, wanted)) told = undefined
    if (served && isSame(servedAs, wanted)) {
      loading = undefined
      return served
    }
    if (!loading || !isSame(loading, wanted)) loading = { ...wanted, done: load(wanted) }
    return atHand()
  }

  const follow = () => {
    if (served) void current()
  }
  const following = setInterval(follow, FOLLOW_MS).unref()

  return { current, findKept: (name) => kept.find(name), close: () => clearInterval(following) }
}

/** As where there is no such file: one that another version of the site made is not there for this one. */
function noRelease(path: string): never {
  const message = `${path} is no release that this version of the site can serve. npm run build makes one.`
  throw Object.assign(new Error(message), { code: "ENOENT" })
}
