import { realpath } from "node:fs/promises"
import { join } from "node:path"

/** Name, within the releases folder, of the symbolic link to the release being served. */
export const CURRENT = "current"

/**
 * Absolute path of the release being served, with no symbolic link in it, or nothing before the first build.
 * @param {string} releasesDir
 */
export const currentRelease = (releasesDir) => resolveRelease(join(releasesDir, CURRENT))

/**
 * @param {string} path
 * @returns {Promise<string | undefined>}
 */
export async function resolveRelease(path) {
  try {
    return await realpath(path)
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === "ENOENT") return undefined
    throw error
  }
}
