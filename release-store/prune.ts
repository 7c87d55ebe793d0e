import { rename, rm } from "node:fs/promises"
import { join } from "node:path"
import { openContentStore } from "./content-store"
import { activePin } from "./pin"
import { type ReleaseManifest } from "./manifest"
import {
  currentId,
  manifestPathOf,
  partialTreeOf,
  readManifest,
  readReleasesFolder,
  treeOf,
} from "./release-folder"
import { whileNobodySwitches } from "./switch-release"

/**
 * For this many builds of the code the newest release stays, however many were made since: tabs that were opened
 * before an update still find their scripts.
 */
const CODE_KEPT = 3

/**
 * Removes what is no longer needed: old releases, and content that none of those that stay has. Only one process at a
 * time may, and none may make a release meanwhile (lib/locks.ts).
 * @param kept how many of the newest releases stay
 */
export async function prune(releasesDir: string, kept: number): Promise<void> {
  const { ids, leftovers } = await readReleasesFolder(releasesDir)
  const manifests = new Map<string, ReleaseManifest>()
  for (const id of ids) {
    const manifest = await readManifest(releasesDir, id)
    if (manifest) manifests.set(id, manifest)
  }
  // A rollback meanwhile must not lead to one that is about to be removed.
  const removed = await whileNobodySwitches(releasesDir, async () => {
    const staying = await idsToKeep(releasesDir, [...manifests.values()], kept)
    const going = ids.filter((id) => !staying.has(id))
    for (const id of going) {
      await rename(treeOf(releasesDir, id), partialTreeOf(releasesDir, id))
      manifests.delete(id)
    }
    return going
  })
  for (const name of [
    ...removed.map((id) => partialTreeOf("", id)),
    ...removed.map((id) => manifestPathOf("", id)),
    ...leftovers,
  ]) {
    await rm(join(releasesDir, name), { recursive: true, force: true })
  }

  const hashes = new Set<string>()
  for (const { files } of manifests.values()) {
    for (const { hash } of Object.values(files)) hashes.add(hash)
  }
  const store = await openContentStore(releasesDir)
  await store.sweep(hashes)
}

async function idsToKeep(
  releasesDir: string,
  manifests: readonly ReleaseManifest[],
  kept: number,
): Promise<Set<string>> {
  const newestFirst = manifests.toReversed()
  const current = await currentId(releasesDir)
  const pin = await activePin(releasesDir)
  const newestOfCode = new Map<string, string>()
  for (const { buildHash, id } of newestFirst) {
    if (!newestOfCode.has(buildHash) && newestOfCode.size < CODE_KEPT) {
      newestOfCode.set(buildHash, id)
    }
  }
  const before = newestFirst.find(({ id }) => current !== undefined && id < current)
  return new Set(
    [
      ...newestFirst.slice(0, kept).map(({ id }) => id),
      ...newestOfCode.values(),
      current,
      pin?.releaseId,
      before?.id,
    ].filter((id) => id !== undefined),
  )
}
