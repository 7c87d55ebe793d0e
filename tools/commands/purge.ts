import { readdir, rm } from "node:fs/promises"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { buildLocks, lockAfterWait } from "../../lib/locks"
import { runCommand, type CommandContext } from "../../lib/command"
import { mediaCacheOf } from "../../gatsby/media-mirror"
import { readVariables, usesOwnCms } from "../../lib/env-file"
import { Failure } from "../../lib/failure"
import { cmsDirOf, releasesDirOf } from "../../lib/project"
import { projectRoot as root } from "../../lib/project-root"
import { purgeInCms } from "../lib/purge-in-cms"
import { updateReleaseFolder } from "../../release-store/export-release"
import { purgeReleases } from "../../release-store/purge"
import { isAtPath, isOfPicture, targetOf } from "../lib/purge-target"

/** A build that is under way may bring something back, so its end is waited for. In milliseconds. */
const PATIENCE = 20 * 60_000

/**
 * `npm run purge -- <what>`: removes what must not be public any more, at once and for good: a picture from the site, every
 * release that is kept, the caches and the CMS; a page, or another file, from every release. Nothing has to be stopped.
 */
export default () => runCommand(run)

async function run({ processes }: CommandContext) {
  const what = readArgument()
  const env = readVariables(root)
  const releasesDir = releasesDirOf(root, env)
  const target = targetOf(what)
  const cms = { cmsDir: cmsDirOf(root), env, processes }
  const ownCms = target.kind === "picture" && usesOwnCms(env)
  const look = ownCms ? purgeInCms(target.name, { ...cms, look: true }) : Promise.resolve(undefined)
  // What guests see goes all the same.
  const unreachable = await look.then(() => undefined, asFailure)
  const picture = unreachable ? undefined : await look
  const isMeant =
    target.kind === "picture"
      ? isOfPicture(target.name, picture?.files ?? [])
      : isAtPath(target.path)

  // First of all from what guests see.
  const { removed, referring } = await purgeReleases(releasesDir, { what, isMeant })
  await updateReleaseFolder(releasesDir, env)
  const isFound = removed.size > 0 || (picture?.id ?? null) !== null
  // A purge that was cut short may have left those alone.
  if (!isFound && (await copiesOf(releasesDir, isMeant)).length === 0) {
    throw new Failure(
      `Nothing of ${what} is in any release${ownCms ? ", or in the CMS" : ""}. ${USAGE}`,
    )
  }
  say(`Removed from the site and from every release (${removed.size} files):`)
  for (const [name, count] of removed) say(`  /${name}  (${count} releases)`)
  if (unreachable) {
    throw new Failure(
      `It is still in the CMS, and the next build may show it again; give the same command again when this is mended. ${unreachable.message}`,
    )
  }

  if (picture && picture.id !== null) {
    const { left, files } = await purgeInCms(String(picture.id), { ...cms, look: false })
    if (left.length > 0) throw new Failure(`The CMS could not remove ${left.join(", ")}.`)
    say(
      `Removed from the CMS: picture ${picture.id}, “${picture.alt}”, with its ${files.length} files.`,
    )
  }

  const held: (() => Promise<void>)[] = []
  try {
    for (const lock of buildLocks(root, releasesDir)) held.push(await lockAfterWait(lock, PATIENCE))
    const again = await purgeReleases(releasesDir, { what, isMeant })
    await updateReleaseFolder(releasesDir, env)
    const copies = await copiesOf(releasesDir, isMeant)
    for (const copy of copies) await rm(copy, { force: true })
    if (again.removed.size > 0)
      say("A build that was under way had brought it back; removed again.")
    say(`Removed from the build's and the preview's copies: ${copies.length} files.`)
  } finally {
    for (const release of held) await release()
  }

  for (const use of picture?.uses ?? [])
    say(`Still shows it in the CMS, and has to be changed: ${use}.`)
  if (referring.length > 0) {
    say(
      `Still named, until the next build, by ${referring.length} files, such as /${referring[0]}.`,
    )
  }
  say(target.kind === "path" ? PAGE_REMAINS : PICTURE_REMAINS)
}

function asFailure(error: unknown) {
  if (error instanceof Failure) return error
  throw error
}

const say = (line: string) => console.log(line)

/** What builds and the preview keep of pictures between times. */
async function copiesOf(
  releasesDir: string,
  isMeant: (file: string) => boolean,
): Promise<string[]> {
  const folders = [
    join(root, "public", "media"),
    join(releasesDir, "preview", "media"),
    mediaCacheOf(releasesDir),
  ]
  const found = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(folder).catch(() => []))
        .filter((name) => isMeant(`media/${name}`))
        .map((name) => join(folder, name)),
    ),
  )
  return found.flat()
}

function readArgument() {
  try {
    const { positionals } = parseArgs({ allowPositionals: true, options: {} })
    const [what] = positionals
    if (what !== undefined && positionals.length === 1) return what
  } catch {
    // Told below, as every other misuse.
  }
  throw new Failure(USAGE)
}

const USAGE =
  "This is npm run purge -- <what>: a path of the site (/media/oven-640x427-1f3a….webp, /news/spring), the name of a " +
  "picture's file in the CMS (oven.jpg), or its id there."
const PICTURE_REMAINS =
  "Copies that guests' browsers or a CDN have kept stay there: docs/operating.md says how long, and what to do."
const PAGE_REMAINS =
  "While it is published in the CMS, the next build makes it again: unpublish or delete it there. " +
  PICTURE_REMAINS
