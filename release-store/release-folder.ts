import { statSync } from "node:fs"
import { lstat, readFile, readdir, readlink } from "node:fs/promises"
import { basename, join } from "node:path"
import { forEachInParallel } from "../lib/in-parallel"
import { ifThere } from "../lib/is-missing"
import { isBeingWritten, replaceFile } from "../lib/replace-file"
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
 * The same with its files.
 * @param near a list that is in memory: what of it is the same is not read again
 * @throws where it cannot be read
 */
export async function readManifest(
  releasesDir: string,
  id: string,
  near: FileList = FileList.none,
): Promise<ReleaseManifest | undefined> {
  const stored = await readReleaseFacts(releasesDir, id)
  if (!stored) return undefined
  const { lists, ...facts } = stored
  return { ...facts, files: await readFileList(releasesDir, lists, near) }
}

/** @throws where a part of it is not there */
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
  return ListPart.parse(await readFile(join(listsOf(releasesDir), hash), "utf8"), hash, near)
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
