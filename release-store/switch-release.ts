import { rename, rm, symlink } from "node:fs/promises"
import { join } from "node:path"
import { withLockAfterWait } from "../lib/locks"
import { Failure } from "../lib/failure"
import { askForBuild } from "../publishing/asked-builds"
import { newestAccepted } from "../publishing/publish-journal"
import { type Pin } from "../publishing/publisher-files"
import { syncFolder } from "../lib/durable"
import { activePin, removePin, writePin } from "./pin"
import { type ReleaseFacts } from "./manifest"
import { CURRENT, currentId, readReleaseFacts, readReleasesFolder } from "./release-folder"

/** How long a switch waits for another one, in milliseconds; each takes a few. */
const PATIENCE = 5_000

/** Held for moments, and not while a release is made: a rollback must not wait for a build. */
export const whileNobodySwitches = <Result>(
  releasesDir: string,
  work: () => Promise<Result>,
): Promise<Result> => withLockAfterWait(join(releasesDir, "switching"), PATIENCE, work)

/**
 * Serves a complete release from the next request on, unless somebody has rolled back and it has nothing that was
 * published since.
 * @returns the pin that keeps it from being served, or nothing where it is served now
 * @throws Failure where a newer release is served
 */
export const switchTo = (releasesDir: string, id: string): Promise<Pin | null> =>
  whileNobodySwitches(releasesDir, async () => {
    const manifest = await requireRelease(releasesDir, id)
    const current = await currentId(releasesDir)
    if (current !== undefined && id < current) {
      throw new Failure(
        `Release ${id} is older than ${current}, which is served. To go back to it: npm run rollback -- --to=${id}`,
      )
    }
    const pin = await activePin(releasesDir)
    if (pin && manifest.lastSequence <= pin.lastSequence) return pin
    await point(releasesDir, id)
    await removePin(releasesDir)
    return null
  })

/**
 * Serves an earlier release from the next request on, and pins it: only what is published from now on takes its place.
 * @param id nothing: the one before the release being served
 * @throws Failure where there is no such release, or it is served already
 */
export const rollBack = (
  releasesDir: string,
  id?: string,
): Promise<{ from: string; to: ReleaseFacts }> =>
  whileNobodySwitches(releasesDir, async () => {
    const current = await currentId(releasesDir)
    const { ids } = await readReleasesFolder(releasesDir)
    if (current === undefined) {
      throw new Failure("Nothing is served yet: there is no release. npm run build makes one.")
    }
    const to = id ?? ids.findLast((other) => other < current)
    if (to === undefined) {
      throw new Failure(
        `Release ${current} is the oldest there is; there is none to go back to. npm run releases lists them.`,
      )
    }
    if (!ids.includes(to)) {
      throw new Failure(
        [`There is no release ${to}. There are, newest first:`, ...ids.toReversed()].join("\n  "),
      )
    }
    const manifest = await requireRelease(releasesDir, to)
    if (to === current && (await activePin(releasesDir))) {
      throw new Failure(`Release ${to} is served and held already.`)
    }
    const served = await readReleaseFacts(releasesDir, current)
    // The pin first: from the switch on the publisher would replace what it finds out of date.
    await writePin(releasesDir, {
      releaseId: to,
      since: new Date().toISOString(),
      // A journal that was lost counts on from the release.
      lastSequence: Math.max(await newestAccepted(releasesDir), served?.lastSequence ?? 0),
    })
    if (to !== current) await point(releasesDir, to)
    return { from: current, to: manifest }
  })

/**
 * Lets the publisher take the place of a release that was rolled back to, and asks it to: the content may be the same, and
 * the code another.
 * @throws Failure where none is pinned
 */
export const unpin = (releasesDir: string): Promise<Pin> =>
  whileNobodySwitches(releasesDir, async () => {
    const pin = await activePin(releasesDir)
    if (!pin)
      throw new Failure("No release is held: the next build takes the place of what is served.")
    // First: killed in between, it would be asked for again.
    await askForBuild(releasesDir, { mayLosePages: false })
    await removePin(releasesDir)
    return pin
  })

async function requireRelease(releasesDir: string, id: string): Promise<ReleaseFacts> {
  const facts = await readReleaseFacts(releasesDir, id)
  if (facts) return facts
  throw new Failure(`There is no release ${id}; npm run releases lists those that there are.`)
}

/** One rename: a reader finds the old release or the new one, never none. Only while nobody else switches. */
async function point(releasesDir: string, id: string): Promise<void> {
  const next = join(releasesDir, `${CURRENT}.next`)
  await rm(next, { force: true })
  await symlink(`${id}.json`, next)
  await rename(next, join(releasesDir, CURRENT))
  await syncFolder(releasesDir)
}
