import { chmodSync, mkdirSync } from "node:fs"

/**
 * Makes a folder that only the user may enter whose process this is; one that is there already is closed, unless it is
 * another user's.
 */
export function makePrivateFolder(folder: string) {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  try {
    chmodSync(folder, 0o700)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EPERM") throw error
  }
}
