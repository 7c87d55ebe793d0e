import { basename, join } from "node:path"
import { CURRENT, resolveRelease } from "../scripts/lib/current-release.mjs"

export interface Release {
  id: string
  /** Absolute path, with no symbolic link in it: it stays the same while another release is switched in. */
  root: string
}

/** The release to serve now, or undefined before the first build. */
export async function currentRelease(releasesDir: string): Promise<Release | undefined> {
  return releaseAt(join(releasesDir, CURRENT))
}

export async function releaseAt(path: string): Promise<Release | undefined> {
  const root = await resolveRelease(path)
  return root === undefined ? undefined : { id: basename(root), root }
}
