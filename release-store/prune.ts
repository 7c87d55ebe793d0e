import { rm } from "node:fs/promises"
import { join } from "node:path"
import { type ReleaseManifest } from "./manifest"
import {
  currentId,
  manifestPathOf,
  readReleaseFacts,
  readReleasesFolder,
  servedBy,
} from "./release-folder"
import { type Resident } from "./resident"
import { whileNobodySwitches } from "./switch-release"

/**
 * For this many builds of the code the newest release stays, however many were made since: tabs that were opened
 * before an update still find their scripts.
 */
const CODE_KEPT = 3

/**
 * Removes what is no longer needed: old releases, those that the next one looks like, as after a build without a change, and
 * content that none of those that stay has. Only one process at a
 * time may, and none may make a release meanwhile (lib/locks.ts).
 * @param made the newest release
 * @param kept how many of the newest releases stay, of those that differ
 */
export async function prune(
  { releasesDir, usage, pages }: Resident,
  made: ReleaseManifest,
  kept: number,
): Promise<void> {
  const { ids, leftovers } = await readReleasesFolder(releasesDir)
  const releases: KnownRelease[] = []
  for (const id of ids) {
    const facts = await readReleaseFacts(releasesDir, id)
    // What another version of the site made is served by nobody.
    if (!facts) continue
    releases.push({ id, buildHash: facts.buildHash, served: servedBy(facts) })
  }
  // A rollback meanwhile must not lead to one that is about to be removed.
  const staying = await whileNobodySwitches(releasesDir, async () => {
    const keep = await idsToKeep(releasesDir, releases, kept)
    for (const id of ids.filter((other) => !keep.has(other))) {
      await rm(manifestPathOf(releasesDir, id), { force: true })
    }
    return ids.filter((id) => keep.has(id))
  })
  for (const name of leftovers) await rm(join(releasesDir, name), { recursive: true, force: true })
  await usage.settle(made, staying)
  await pages.prune(made.files.size, usage.contents)
}

interface KnownRelease {
  id: string
  /** Of its code. */
  buildHash: string
  /** What guests have of it. */
  served: string
}

async function idsToKeep(
  releasesDir: string,
  releases: readonly KnownRelease[],
  kept: number,
): Promise<Set<string | undefined>> {
  // Who has followed the link to the release before this one has yet to read it: that goes with the next.
  const until = releases.length - 2
  const others = releases.filter(
    ({ served }, at) => at >= until || served !== releases[at + 1]?.served,
  )
  const ids = others.map(({ id }) => id)
  const current = await currentId(releasesDir)
  const before = current && ids.findLast((id) => id < current)
  const newestOfCode = [...new Map(others.map(({ buildHash, id }) => [buildHash, id])).values()]
  return new Set([...ids.slice(-kept), ...newestOfCode.sort().slice(-CODE_KEPT), current, before])
}
