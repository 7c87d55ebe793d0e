import { readFile } from "node:fs/promises"
import type { ReleaseManifest } from "../../release-store/manifest"
import { contentPathOf, readManifest } from "../../release-store/release-folder"

/** Changes with each rendering, or each set of bundles, and says nothing of what a guest sees. */
const INCIDENTAL = [
  // The minute in which a page was rendered (src/views/shared/use-viewing-time.ts).
  /data-listed-from="[^"]*"/g,
  // Gatsby's name for a set of bundles.
  /"webpackCompilationHash":"[0-9a-f]{20}"|webpackCompilationHash="[0-9a-f]{20}"/g,
]

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
  const different: string[] = []
  for (const name of [...changed, ...removed].sort()) {
    if (!left.files.has(name) || !right.files.has(name)) {
      different.push(`${name}: only in ${left.files.has(name) ? one : other}`)
    } else if (
      (await essence(releasesDir, left, name)) !== (await essence(releasesDir, right, name))
    ) {
      different.push(name)
    }
  }
  return different
}

async function essence(releasesDir: string, release: ReleaseManifest, name: string) {
  const { hash = "" } = release.files.get(name) ?? {}
  let text = await readFile(contentPathOf(releasesDir, hash), "latin1")
  for (const pattern of INCIDENTAL) text = text.replace(pattern, "")
  return text.replaceAll(release.buildHash, "")
}
