import { realpath } from "node:fs/promises"
import { join } from "node:path"

/** Name, within the releases folder, of the symbolic link to the release being served. */
export const CURRENT = "current"

/** Absolute path of the release being served, with no symbolic link in it, or nothing before the first build. */
export const currentRelease = (releasesDir: string) => resolveRelease(join(releasesDir, CURRENT))

export async function resolveRelease(path: string): Promise<string | undefined> {
  try {
    return await realpath(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined
    throw error
  }
}
