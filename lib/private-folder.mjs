import { chmodSync, mkdirSync } from "node:fs"

/**
 * Makes a folder that only the user may enter whose process this is; one that is there already is closed, unless it is
 * another user's.
 * @param {string} folder
 */
export function makePrivateFolder(folder) {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  try {
    chmodSync(folder, 0o700)
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== "EPERM") throw error
  }
}
