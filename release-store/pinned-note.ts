import { basename } from "node:path"
import { currentRelease } from "./current-release"

/** Why a release that was just made is not served. */
export async function pinnedNote(releasesDir: string) {
  const id = basename((await currentRelease(releasesDir)) ?? "")
  return `It is not served: a rollback holds ${id}; npm run rollback -- --end ends that.`
}
