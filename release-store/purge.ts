import { existsSync } from "node:fs"
import { readFile, rm } from "node:fs/promises"
import { join } from "node:path"
import { replaceFile } from "../lib/replace-file"
import { addressOfFile } from "../shared/page-files"
import { openContentStore } from "./content-store"
import type { ReleaseFile, ReleaseManifest } from "./manifest"
import {
  contentPathOf,
  currentId,
  manifestPathOf,
  purgesPathOf,
  readManifests,
  readReleasesFolder,
  writeManifest,
} from "./release-folder"
import { whileNobodySwitches } from "./switch-release"

interface PurgeResult {
  /** Files that were removed, by their path, and how many releases had them. */
  removed: ReadonlyMap<string, number>
  /** Files of the release being served that still name one of them. */
  referring: readonly string[]
}

/**
 * Removes files, and every picture with the same content, from every release there is, and from the store: for good, so that
 * rolling back brings nothing back. A running origin stops serving them within moments. Pages that show them stay, with
 * a hole. Asked for again it completes what was cut short.
 *
 * It may run while a build does, which may then bring something back: to be done once more by who holds the build locks.
 * @param what as it was asked for; `isMeant` says of a file of a release, by its path within it, whether it is meant
 */
export async function purgeReleases(
  releasesDir: string,
  { what, isMeant }: { what: string; isMeant: (name: string) => boolean },
): Promise<PurgeResult> {
  const manifests = await readManifests(releasesDir)
  const entries = manifests.flatMap(({ files }) => [...files])
  const meant = new Set(entries.filter(([name]) => isMeant(name)).map(([, { hash }]) => hash))
  const isGone = ([name, { hash }]: [string, ReleaseFile]) =>
    isMeant(name) || (name.startsWith("media/") && meant.has(hash))

  const removed = new Map<string, number>()
  const kept = new Set<string>()
  for (const entry of entries) {
    const [name, { hash }] = entry
    if (isGone(entry)) removed.set(name, (removed.get(name) ?? 0) + 1)
    else kept.add(hash)
  }
  if (removed.size === 0) {
    // Killed when all was removed, and nobody had been told of it.
    if (await wasCutShort(releasesDir)) await note(releasesDir, { what, isDone: true })
    return { removed, referring: [] }
  }

  await note(releasesDir, { what, isDone: false })
  const store = await openContentStore(releasesDir)
  const orphans = [...meant].filter((hash) => !kept.has(hash))
  await store.remove(orphans)
  const { leftovers } = await readReleasesFolder(releasesDir)
  for (const name of leftovers) await rm(join(releasesDir, name), { recursive: true, force: true })
  // Lists that none of them has any more stay until the next release: one that is being made may share them.
  for (const manifest of manifests) {
    const gone = [...manifest.files].filter(isGone).map(([name]) => name)
    if (gone.length === 0) continue
    const files = manifest.files.with(new Map(), gone)
    await whileNobodySwitches(releasesDir, async () => {
      // Pruned meanwhile, if it has no manifest any more.
      if (!existsSync(manifestPathOf(releasesDir, manifest.id))) return
      store.addLists(files)
      await store.sync()
      await writeManifest(releasesDir, { ...manifest, files, bytes: files.bytes })
    })
  }
  await note(releasesDir, { what, files: [...removed.keys()], isDone: true })
  return { removed, referring: await referringTo(releasesDir, manifests, removed) }
}

interface Noted {
  what: string
  /** Of what was removed, once it was. */
  files?: readonly string[]
  /** A purge is noted when it begins to remove, and when it has: whoever keeps releases in memory reads them again then. */
  isDone: boolean
}

const notesIn = (releasesDir: string): Promise<string> =>
  readFile(purgesPathOf(releasesDir), "utf8").catch(() => "")

async function note(releasesDir: string, noted: Noted): Promise<void> {
  const line = JSON.stringify({ at: new Date().toISOString(), ...noted })
  await replaceFile(purgesPathOf(releasesDir), `${await notesIn(releasesDir)}${line}\n`)
}

async function wasCutShort(releasesDir: string): Promise<boolean> {
  const last = (await notesIn(releasesDir)).trimEnd().split("\n").at(-1)
  return last ? (JSON.parse(last) as Noted).isDone === false : false
}

/** What a browser reads addresses in. */
const TEXT = /\.(html|json|webmanifest)$/

async function referringTo(
  releasesDir: string,
  releases: readonly ReleaseManifest[],
  removed: ReadonlyMap<string, number>,
): Promise<string[]> {
  const served = await currentId(releasesDir)
  const current = releases.find(({ id }) => id === served)
  const addresses = [...removed.keys()].map(addressOf)
  const files: string[] = []
  for (const [file, { hash }] of current?.files ?? []) {
    if (!TEXT.test(file) || removed.has(file)) continue
    const text = await readFile(contentPathOf(releasesDir, hash), "utf8")
    if (addresses.some((address) => text.includes(address))) files.push(file)
  }
  return files.sort()
}

/** As pages name it: a page by its path, in quotation marks, for others begin with it. */
const addressOf = (name: string): string =>
  name.endsWith("/index.html") ? `"${addressOfFile(name)}"` : `/${name}`
