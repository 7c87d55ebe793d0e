import { readManifest } from "../../release-store/release-folder"

/**
 * Files by which two releases differ: that only one has, or of other content.
 * @param one id of a release
 * @param other id of a release
 */
export async function compareReleases(
  releasesDir: string,
  one: string,
  other: string,
): Promise<string[]> {
  const [left, right] = await Promise.all([one, other].map((id) => readManifest(releasesDir, id)))
  if (!left || !right) return []
  const { changed, removed } = left.files.changesSince(right.files)
  return [...changed, ...removed].sort()
}
