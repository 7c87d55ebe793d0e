import { readdir } from "node:fs/promises"
import { join } from "node:path"
import { isCode } from "../../release-store/delivery/cache-rules"
import {
  readManifest,
  servedFile,
  type Release,
  type ServedFile,
} from "../../release-store/delivery/release"

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
    const files = [...previous.files.values()].filter(
      ({ name }) => isKept(name) && !next.files.has(name),
    )
    this.byRelease.set(previous.id, new Map(files.map((file) => [file.name, file])))
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
    const entries = new Set(await readdir(releasesDir))
    for (const id of this.byRelease.keys()) if (!entries.has(id)) this.byRelease.delete(id)
    for (const entry of [...entries].sort().reverse()) {
      const id = entry.replace(/\.json$/, "")
      const isNew = id !== entry && entries.has(id) && id !== current.id && !this.byRelease.has(id)
      if (!isNew) continue
      const manifest = await readManifest(join(releasesDir, entry)).catch(onProblem)
      if (!manifest) continue
      const files = new Map<string, ServedFile>()
      for (const [name, file] of Object.entries(manifest.files)) {
        if (isKept(name) && !current.files.has(name)) {
          files.set(name, servedFile(join(releasesDir, id), name, file))
        }
      }
      this.byRelease.set(id, files)
    }
  }
}
