import { isCode } from "../../release-store/delivery/cache-rules"
import { loadRelease, type Release, type ServedFile } from "../../release-store/delivery/release"
import { manifestPathOf, readReleasesFolder } from "../../release-store/release-folder"

const isKept = (name: string): boolean => isCode(`/${name}`)

/**
 * Code that only earlier kept releases have: tabs and service workers that began with one of them go on asking for its
 * scripts. Nothing that comes from the CMS is among it, no picture either: what an editor withdrew is gone with the next
 * release, and who has it in an open tab sees its description until the next page.
 */
export class KeptFiles {
  /** By release, only what the release that took its place did not have. */
  private readonly byRelease = new Map<string, ReadonlyMap<string, ServedFile>>()

  find(name: string): ServedFile | undefined {
    if (!isKept(name)) return undefined
    for (const files of this.byRelease.values()) {
      const file = files.get(name)
      if (file) return file
    }
    return undefined
  }

  /** What has been found is looked for again. */
  forget(): void {
    this.byRelease.clear()
  }

  /** To be called before `next` is served in the place of `previous`. */
  keep(previous: Release, next: Release): void {
    this.byRelease.set(previous.id, codeOnlyIn(previous, next))
  }

  /**
   * Looks which releases are kept: finds those from before this process began, and forgets those that are gone.
   * @param onProblem is told of each whose manifest cannot be read; the others are found all the same
   */
  async lookAround(
    releasesDir: string,
    current: Release,
    onProblem: (error: unknown) => void,
  ): Promise<void> {
    const { ids } = await readReleasesFolder(releasesDir)
    for (const id of this.byRelease.keys()) if (!ids.includes(id)) this.byRelease.delete(id)
    for (const id of ids.toReversed()) {
      if (id === current.id || this.byRelease.has(id)) continue
      const path = manifestPathOf(releasesDir, id)
      const release = await loadRelease(path, current).catch(onProblem)
      if (release) this.byRelease.set(id, codeOnlyIn(release, current))
    }
  }
}

/** Costs by what differs between the two. */
function codeOnlyIn(earlier: Release, later: Release): ReadonlyMap<string, ServedFile> {
  const files = new Map<string, ServedFile>()
  for (const name of later.files.changesSince(earlier.files).removed) {
    const file = isKept(name) ? earlier.find(name) : undefined
    if (file) files.set(name, file)
  }
  return files
}
