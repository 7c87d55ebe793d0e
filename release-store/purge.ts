import { existsSync } from "node:fs"
import { readFile, readdir, rm } from "node:fs/promises"
import { join } from "node:path"
import writeFileAtomic from "write-file-atomic"
import { addressOfFile } from "../shared/page-files"
import { storeOf } from "./content-store"
import { listFiles } from "./list-files"
import type { ReleaseManifest } from "./manifest"
import {
  currentId,
  manifestPathOf,
  purgesPathOf,
  readManifest,
  readReleasesFolder,
  treeOf,
} from "./release-folder"

export interface Purge {
  /** As it was asked for. */
  what: string
  /** Whether a file of a release is meant, by its path within it. */
  isMeant: (name: string) => boolean
}

export interface PurgeResult {
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
 */
export async function purgeReleases(releasesDir: string, purge: Purge): Promise<PurgeResult> {
  const { ids } = await readReleasesFolder(releasesDir)
  const manifests: ReleaseManifest[] = []
  for (const id of ids) {
    const manifest = await readManifest(releasesDir, id)
    if (manifest) manifests.push(manifest)
  }
  const entries = manifests.flatMap(({ files }) => Object.entries(files))
  const meant = new Set(entries.filter(([name]) => purge.isMeant(name)).map(([, { hash }]) => hash))
  const isGone = (name: string, hash: string) =>
    purge.isMeant(name) || (name.startsWith("media/") && meant.has(hash))

  const removed = new Map<string, number>()
  const kept = new Set<string>()
  for (const [name, { hash }] of entries) {
    if (isGone(name, hash)) removed.set(name, (removed.get(name) ?? 0) + 1)
    else kept.add(hash)
  }
  if (removed.size === 0) return { removed, referring: [] }

  await removeFromStore(
    releasesDir,
    [...meant].filter((hash) => !kept.has(hash)),
  )
  for (const manifest of manifests) {
    const files = Object.entries(manifest.files)
    const gone = files.filter(([name, { hash }]) => isGone(name, hash))
    if (gone.length === 0) continue
    const root = treeOf(releasesDir, manifest.id)
    for (const [name] of gone) await removeWithSiblings(join(root, name))
    // Pruned meanwhile.
    if (!existsSync(root)) continue
    const staying = files.filter(([name, { hash }]) => !isGone(name, hash))
    const bytes = staying.reduce((sum, [, { size }]) => sum + size, 0)
    await writeFileAtomic(
      manifestPathOf(releasesDir, manifest.id),
      JSON.stringify({ ...manifest, files: Object.fromEntries(staying), bytes }),
    )
  }
  await note(releasesDir, purge.what, [...removed.keys()])
  return { removed, referring: await referringTo(releasesDir, [...removed.keys()]) }
}

const SIBLINGS = ["", ".br", ".gz"]

const removeWithSiblings = async (path: string): Promise<void> => {
  for (const sibling of SIBLINGS) await rm(path + sibling, { force: true })
}

/** With the encoded siblings, and what is known of a page. */
async function removeFromStore(releasesDir: string, hashes: readonly string[]): Promise<void> {
  for (const hash of hashes) {
    const folder = join(storeOf(releasesDir), hash.slice(0, 2))
    for (const name of await readdir(folder).catch(() => [])) {
      if (name.startsWith(hash)) await rm(join(folder, name), { force: true })
    }
  }
}

/** Last: what is noted is done. */
async function note(releasesDir: string, what: string, files: readonly string[]): Promise<void> {
  const path = purgesPathOf(releasesDir)
  const before = await readFile(path, "utf8").catch(() => "")
  const line = JSON.stringify({ at: new Date().toISOString(), what, files })
  await writeFileAtomic(path, `${before}${line}\n`)
}

/** What a browser reads addresses in. */
const TEXT = /\.(html|json|webmanifest)$/

async function referringTo(releasesDir: string, names: readonly string[]): Promise<string[]> {
  const current = await currentId(releasesDir)
  if (current === undefined) return []
  const root = treeOf(releasesDir, current)
  const addresses = names.map(addressOf)
  const files: string[] = []
  for (const file of (await listFiles(root)).filter((name) => TEXT.test(name))) {
    const text = await readFile(join(root, file), "utf8")
    if (addresses.some((address) => text.includes(address))) files.push(file)
  }
  return files.sort()
}

/** As pages name it: a page by its path, in quotation marks, for others begin with it. */
const addressOf = (name: string): string =>
  name.endsWith("/index.html") ? `"${addressOfFile(name)}"` : `/${name}`
