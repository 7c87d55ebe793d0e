import { readFile } from "node:fs/promises"
import { join } from "node:path"
import type { ReleaseManifest } from "../../release-store/manifest"

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
  const [left, right] = await Promise.all(
    [one, other].map(
      async (id) =>
        JSON.parse(await readFile(join(releasesDir, `${id}.json`), "utf8")) as ReleaseManifest,
    ),
  )
  if (!left || !right) return []
  const names = [...new Set([...Object.keys(left.files), ...Object.keys(right.files)])].sort()
  const different: string[] = []
  for (const name of names) {
    if (left.files[name]?.hash === right.files[name]?.hash) continue
    if (!left.files[name] || !right.files[name]) {
      different.push(`${name}: only in ${left.files[name] ? one : other}`)
    } else if (
      (await essence(releasesDir, left, name)) !== (await essence(releasesDir, right, name))
    ) {
      different.push(name)
    }
  }
  return different
}

async function essence(releasesDir: string, release: ReleaseManifest, name: string) {
  let text = await readFile(join(releasesDir, release.id, name), "latin1")
  for (const pattern of INCIDENTAL) text = text.replace(pattern, "")
  return text.replaceAll(release.buildHash, "")
}
