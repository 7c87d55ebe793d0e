import { existsSync, statSync } from "node:fs"
import { lstat, readFile, readdir, readlink, rm } from "node:fs/promises"
import { basename, join } from "node:path"
import { forEachInParallel } from "../lib/in-parallel"
import { ifThere } from "../lib/is-missing"
import { isBeingWritten, replaceFile } from "../lib/replace-file"
import { sha256 } from "../lib/sha256"
import { FileList, ListPart } from "./file-list"
import { type ReleaseManifest, type StoredFacts, type StoredManifest } from "./manifest"

const MANIFEST = /^(\d{8}T\d{9}Z)\.json$/
const LEFTOVER = /^\d{8}T\d{9}Z(?!\.json$)(\.|$)/
const VERSION = 3
/** Of 2 each list has 64 parts (file-list.ts). */
const READABLE: readonly number[] = [2, VERSION]
/** Name, within the releases folder, of the symbolic link to the manifest of the release being served. */
export const CURRENT = "current"

export const manifestPathOf = (releasesDir: string, id: string): string =>
  join(releasesDir, `${id}.json`)

/** Where the content of all releases is kept, each once: `store/<2 hex>/<sha256>`. */
export const storeOf = (releasesDir: string): string => join(releasesDir, "store")
export const contentPathOf = (releasesDir: string, hash: string): string =>
  join(storeOf(releasesDir), hash.slice(0, 2), hash)

/** Where the parts of all lists of files are kept, each once: `lists/<sha256>`. */
export const listsOf = (releasesDir: string): string => join(releasesDir, "lists")
export const listPathOf = (releasesDir: string, hash: string): string =>
  join(listsOf(releasesDir), hash)

/** What was purged and when, one JSON object a line. The origin reads its releases again whenever this file changes. */
export const purgesPathOf = (releasesDir: string): string => join(releasesDir, "purges.jsonl")

/** Changes with every purge. */
export function purgesStampOf(releasesDir: string): string {
  const stats = statSync(purgesPathOf(releasesDir), { throwIfNoEntry: false })
  return stats ? `${stats.mtimeMs} ${stats.size}` : ""
}

export async function readReleasesFolder(releasesDir: string) {
  const names = (await ifThere(readdir(releasesDir))) ?? []
  return {
    /** Ids of releases, oldest first. Whatever has a manifest is complete, and has passed the gates. */
    ids: names.flatMap((name) => MANIFEST.exec(name)?.[1] ?? []).sort(),
    /** Names of what was begun and not completed, and of what earlier versions of the site kept of releases. */
    leftovers: names.filter((name) => LEFTOVER.test(name) && !isBeingWritten(name)),
  }
}

/** Id of the release being served, or nothing before the first. */
export async function currentId(releasesDir: string): Promise<string | undefined> {
  const target = await ifThere(readlink(join(releasesDir, CURRENT)))
  return target && idOf(target)
}

/** @param target of the link: the path of a manifest */
export const idOf = (target: string): string => basename(target, ".json")

/** When the release being served was switched to, or nothing before the first. */
export async function switchedAt(releasesDir: string): Promise<Date | undefined> {
  return (await ifThere(lstat(join(releasesDir, CURRENT))))?.mtime
}

/**
 * What is known of a release apart from its files, or nothing where there is no such release. One that another version of
 * the site made in another form is none: it is served by nobody, and goes with the next release.
 */
export async function readReleaseFacts(
  releasesDir: string,
  id: string,
): Promise<StoredFacts | undefined> {
  const text = await ifThere(readFile(manifestPathOf(releasesDir, id), "utf8"))
  const { version, ...facts } = JSON.parse(text ?? "{}") as StoredManifest
  return READABLE.includes(version) ? facts : undefined
}

/**
 * The same with its files; nothing of one that is pruned meanwhile.
 * @param near a list that is in memory: what of it is the same is not read again
 * @throws DamagedList where a list of its files is not what it was; or where it cannot be read
 */
export async function readManifest(
  releasesDir: string,
  id: string,
  near: FileList = FileList.none,
): Promise<ReleaseManifest | undefined> {
  const stored = await readReleaseFacts(releasesDir, id)
  if (!stored) return undefined
  const { lists, ...facts } = stored
  try {
    return { ...facts, files: await readFileList(releasesDir, lists, near) }
  } catch (error) {
    if (!existsSync(manifestPathOf(releasesDir, id))) return undefined
    throw error
  }
}

/** All releases, oldest first. @throws as `readManifest` */
export async function readManifests(releasesDir: string): Promise<ReleaseManifest[]> {
  const manifests: ReleaseManifest[] = []
  for (const id of (await readReleasesFolder(releasesDir)).ids) {
    const manifest = await readManifest(releasesDir, id, manifests.at(-1)?.files)
    if (manifest) manifests.push(manifest)
  }
  return manifests
}

/**
 * As `readManifest`, for who makes releases: one whose lists are damaged can be served by nobody who does not have it in memory,
 * and is removed with them, so that what is made next is whole.
 */
export async function readOrRemove(
  releasesDir: string,
  id: string,
  near?: FileList,
): Promise<ReleaseManifest | undefined> {
  try {
    return await readManifest(releasesDir, id, near)
  } catch (error) {
    if (!(error instanceof DamagedList)) throw error
    console.error(`Release ${id} is removed, for its lists of files are not whole:`, error)
    const { lists = [] } = (await readReleaseFacts(releasesDir, id)) ?? {}
    await rm(manifestPathOf(releasesDir, id), { force: true })
    for (const hash of lists) {
      await readListPart(releasesDir, hash, FileList.none).catch(() =>
        rm(listPathOf(releasesDir, hash), { force: true }),
      )
    }
    return undefined
  }
}

/** A part of a release's list of files is not there, or says something else than it was written with. */
export class DamagedList extends Error {}

/** @throws DamagedList; or where a part of it cannot be read */
export async function readFileList(
  releasesDir: string,
  hashes: readonly string[],
  near: FileList,
): Promise<FileList> {
  const parts: ListPart[] = []
  await forEachInParallel([...hashes.entries()], async ([number, hash]) => {
    const known = near.parts[number]
    parts[number] = known?.hash === hash ? known : await readListPart(releasesDir, hash, near)
  })
  return new FileList(parts)
}

async function readListPart(releasesDir: string, hash: string, near: FileList): Promise<ListPart> {
  if (hash === "") return new ListPart(new Map())
  const text = await ifThere(readFile(listPathOf(releasesDir, hash), "utf8"))
  if (text === undefined || sha256(text) !== hash) {
    throw new DamagedList(
      `${listPathOf(releasesDir, hash)} is ${text === undefined ? "missing" : "damaged"}`,
    )
  }
  return ListPart.parse(text, hash, near)
}

/** The release is there from then on: whatever its lists name has to be on the disk. */
export async function writeManifest(
  releasesDir: string,
  { files, ...facts }: ReleaseManifest,
): Promise<void> {
  const stored: StoredManifest = {
    version: VERSION,
    ...facts,
    lists: files.parts.map(({ hash }) => hash),
  }
  await replaceFile(manifestPathOf(releasesDir, facts.id), JSON.stringify(stored))
}

/** `20261120T221944123Z`; later than every one that there is, whatever the clock says. */
export function newId(ids: readonly string[]): string {
  const newest = ids.at(-1)
  const time = newest === undefined ? Date.now() : Math.max(Date.now(), timeOf(newest) + 1)
  return new Date(time).toISOString().replaceAll(/[-:.]/g, "")
}

const timeOf = (id: string): number =>
  Date.parse(
    id.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z$/, "$1-$2-$3T$4:$5:$6.$7Z"),
  )
