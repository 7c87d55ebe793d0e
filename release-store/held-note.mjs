import { basename } from "node:path"
import { currentRelease } from "./current-release.mjs"

/**
 * Why a release that was just made is not served.
 * @param {string} releasesDir
 */
export async function heldNote(releasesDir) {
  const id = basename((await currentRelease(releasesDir)) ?? "")
  return `It is not served: a rollback holds ${id}; npm run rollback -- --end ends that.`
}
