import { rm } from "node:fs/promises"
import { join } from "node:path"
import { type ReleaseManifest, type StoredFacts } from "./manifest"
import { currentId, manifestPathOf, readReleaseFacts, readReleasesFolder } from "./release-folder"
import { type Resident } from "./resident"
import { whileNobodySwitches } from "./switch-release"

/**
 * For this many builds of the code the newest release stays, however many were made since: tabs that were opened
 * before an update still find their scripts.
 */
const CODE_KEPT = 3
/** Of this many days, in UTC, on which the site was changed the last release stays: an editor makes ten in a minute. */
const DAYS_KEPT = 7

/**
 * Removes what is no longer needed: old releases, those that the next one looks like, as after a build without a change, and
 * content that none of those that stay has. Only one process at a time may, and none may make a release meanwhile
 * (lib/locks.ts).
 * @param made the newest release
 * @param kept how many of the newest releases stay, of those that differ; beside the last of some days, and of some builds of the code
 * @param left the release that was served before: servers may not have followed yet
 */
export async function prune(
  { releasesDir, usage, pages }: Resident,
  made: ReleaseManifest,
  kept: number,
  left: string | undefined,
): Promise<void> {
  const { ids, leftovers } = await readReleasesFolder(releasesDir)
  // What another version of the site made is served by nobody.
  const releases = (await Promise.all(ids.map((id) => readReleaseFacts(releasesDir, id)))).flatMap(
    (facts) => facts ?? [],
  )
  const differing = releases.filter((release, at) => looksOf(release) !== looksOf(releases[at + 1]))
  // A rollback meanwhile must not lead to one that is about to be removed, nor a purge write lists that seem unused.
  const removeContents = await whileNobodySwitches(releasesDir, async () => {
    const keep = await idsToKeep(releasesDir, differing, kept)
    if (differing.some(({ id }) => id === left)) keep.add(left)
    for (const id of ids.filter((other) => !keep.has(other))) {
      await rm(manifestPathOf(releasesDir, id), { force: true })
    }
    const staying = ids.filter((id) => keep.has(id))
    return usage.settle(made, staying)
  })
  await removeContents()
  for (const name of leftovers) await rm(join(releasesDir, name), { recursive: true, force: true })
  // What is in its pages, among others.
  await pages.prune(made.pages, () => new Set(Array.from(made.files, ([, { hash }]) => hash)))
}

async function idsToKeep(releasesDir: string, differing: readonly StoredFacts[], kept: number) {
  const ids = differing.map(({ id }) => id)
  const current = await currentId(releasesDir)
  const before = current && ids.findLast((id) => id < current)
  const newestOfEach = (traitOf: (release: StoredFacts) => string): string[] =>
    [...new Map(differing.map((release) => [traitOf(release), release.id])).values()].sort()
  return new Set([
    ...ids.slice(-kept),
    ...newestOfEach(({ madeAt }) => madeAt.slice(0, "2026-11-24".length)).slice(-DAYS_KEPT),
    ...newestOfEach(({ buildHash }) => buildHash).slice(-CODE_KEPT),
    current,
    before,
  ])
}

/** What guests have of it: the same where two look alike. */
const looksOf = (release?: StoredFacts): string | undefined =>
  release && JSON.stringify([release.lists, release.redirects])
