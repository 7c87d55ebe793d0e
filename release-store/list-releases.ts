import { type FileList } from "./file-list"
import { type ReleaseFacts } from "./manifest"
import { activePin } from "./pin"
import { currentId, readManifest, readReleasesFolder, switchedAt } from "./release-folder"

export interface ListedRelease extends Pick<
  ReleaseFacts,
  "id" | "madeAt" | "cause" | "lastSequence" | "pages" | "bytes" | "newBytes"
> {
  files: number
  isServed: boolean
  /** Since when it is pinned, ISO 8601 in UTC; nothing where it is not. */
  pinnedSince: string | null
}

export interface ListedReleases {
  /** Newest first. */
  releases: readonly ListedRelease[]
  /** When the release being served was switched to, ISO 8601 in UTC; nothing before the first. */
  servedSince: string | null
}

export async function listReleases(releasesDir: string): Promise<ListedReleases> {
  const [{ ids }, current, pin, since] = await Promise.all([
    readReleasesFolder(releasesDir),
    currentId(releasesDir),
    activePin(releasesDir),
    switchedAt(releasesDir),
  ])
  const releases: ListedRelease[] = []
  let near: FileList | undefined
  for (const id of ids.toReversed()) {
    const manifest = await readManifest(releasesDir, id, near)
    if (!manifest) continue
    near = manifest.files
    const { madeAt, cause, lastSequence, pages, bytes, newBytes, files } = manifest
    releases.push({
      id,
      madeAt,
      cause,
      lastSequence,
      pages,
      files: files.size,
      bytes,
      newBytes,
      isServed: id === current,
      pinnedSince: pin?.releaseId === id ? pin.since : null,
    })
  }
  return { releases, servedSince: since?.toISOString() ?? null }
}
