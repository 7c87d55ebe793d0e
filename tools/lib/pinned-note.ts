import { currentId } from "../../release-store/release-folder"

/** Why a release that was just made is not served. */
export async function pinnedNote(releasesDir: string) {
  const id = await currentId(releasesDir)
  return `It is not served: a rollback holds ${id}; npm run rollback -- --end ends that.`
}
