import { readlinkSync } from "node:fs"
import { join, resolve } from "node:path"
import { CURRENT } from "../../scripts/lib/current-release.mjs"
import { KeptFiles } from "./kept-files"
import { loadRelease, type Release, type ServedFile } from "./release"

/** How often the link is looked at, at most, in milliseconds. Looking costs some microseconds. */
const LOOK_MS = 10
/** After a release could not be loaded, how long until that is tried again, in milliseconds. */
const RETRY_MS = 1000

export type MaybePromise<Value> = Value | Promise<Value>

/** Where the server gets the release to serve from. */
export interface ReleaseSource {
  /**
   * The release to serve now, or nothing before the first build. A promise only while another is being loaded.
   * @throws (or rejects) where there is no release to fall back on and the folder cannot be read
   */
  current(): MaybePromise<Release | undefined>
  /** A file named by its content that an earlier release had. */
  findKept(name: string): ServedFile | undefined
}

/** One release, where there is nothing to switch. */
export function singleRelease(root: string): ReleaseSource {
  let release: Promise<Release> | undefined
  return { current: () => (release ??= loadRelease(root)), findKept: () => undefined }
}

/**
 * Follows the link `current`: a request that arrives more than 10 ms after a switch gets the new release. What cannot
 * be read leaves the release that was served before.
 * @param onProblem is told of a release that could not be loaded
 */
export function switchedReleases(
  releasesDir: string,
  onProblem: (error: unknown) => void,
): ReleaseSource {
  const link = join(releasesDir, CURRENT)
  const kept = new KeptFiles()
  let served: Release | undefined
  let loading: { root: string; done: Promise<Release | undefined> } | undefined
  let lookAgainAt = 0

  const lookAround = (release: Release): Promise<void> =>
    kept.lookAround(releasesDir, release, onProblem).catch(onProblem)

  async function load(root: string): Promise<Release | undefined> {
    try {
      const release = await loadRelease(root)
      // A restart must take nothing away from open tabs.
      if (!served) await lookAround(release)
      // Meanwhile another may have been switched to.
      if (loading?.root !== root) return release
      if (served) {
        kept.keep(served, release)
        void lookAround(release)
      }
      served = release
      return release
    } catch (error) {
      onProblem(error)
      lookAgainAt = performance.now() + RETRY_MS
      if (served || (error as NodeJS.ErrnoException).code === "ENOENT") return served
      throw error
    } finally {
      if (loading?.root === root) loading = undefined
    }
  }

  function current(): MaybePromise<Release | undefined> {
    const now = performance.now()
    if (now < lookAgainAt && (served ?? loading)) return loading?.done ?? served
    lookAgainAt = now + LOOK_MS
    let root: string
    try {
      root = resolve(releasesDir, readlinkSync(link))
    } catch (error) {
      // A link that is replaced by a rename is never absent; whatever this is, what was served goes on.
      if (served || (error as NodeJS.ErrnoException).code === "ENOENT") return served
      throw error
    }
    if (served?.root === root) {
      loading = undefined
      return served
    }
    if (loading?.root !== root) loading = { root, done: load(root) }
    return loading.done
  }

  return { current, findKept: (name) => kept.find(name) }
}
