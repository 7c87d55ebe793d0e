import { readFile } from "node:fs/promises"
import { ifThere } from "../lib/is-missing"
import { contentPathOf, currentId, readManifest } from "./release-folder"
import type { ReleaseManifest } from "./manifest"

/** Reads files of the release being served, for processes beside the origin; a release's list of files is read once. */
export function servedFiles(releasesDir: string) {
  let known: ReleaseManifest | undefined
  async function current(): Promise<ReleaseManifest | undefined> {
    const id = await currentId(releasesDir)
    if (id !== known?.id) {
      known = id === undefined ? undefined : await readManifest(releasesDir, id, known?.files)
    }
    return known
  }
  return {
    /** Its id; nothing before the first. */
    id: () => currentId(releasesDir),
    /** Text of a file; nothing where the release has none of that name. */
    text: async (name: string): Promise<string | undefined> => {
      const hash = (await current())?.files.get(name)?.hash
      // It may just have been removed with its release.
      return hash && ifThere(readFile(contentPathOf(releasesDir, hash), "utf8"))
    },
  }
}
