import { realpath } from "node:fs/promises"
import { basename, join } from "node:path"

export interface Release {
  id: string
  /** Absolute path, with no symbolic link in it: it stays the same while another release is switched in. */
  root: string
}

/** Name, within the releases folder, of the symbolic link to the release being served. */
export const CURRENT = "current"

/** The release to serve now, or undefined before the first build. */
export async function currentRelease(releasesDir: string): Promise<Release | undefined> {
  return releaseAt(join(releasesDir, CURRENT))
}

export async function releaseAt(path: string): Promise<Release | undefined> {
  try {
    const root = await realpath(path)
    return { id: basename(root), root }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined
    throw error
  }
}
