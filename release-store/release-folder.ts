import { lstat, readFile, readdir, readlink } from "node:fs/promises"
import { basename, join } from "node:path"
import { CURRENT } from "./current-release"
import { isMissing } from "../lib/is-missing"
import { type ReleaseManifest } from "./manifest"

const ID = /^\d{8}T\d{9}Z$/
/** Ends the name of a release's folder while it is made, and while it is removed. */
export const PARTIAL = ".partial"

export const treeOf = (releasesDir: string, id: string): string => join(releasesDir, id)
export const partialTreeOf = (releasesDir: string, id: string): string =>
  join(releasesDir, `${id}${PARTIAL}`)
export const manifestPathOf = (releasesDir: string, id: string): string =>
  join(releasesDir, `${id}.json`)

/** What was purged and when, one JSON object a line. The origin reads its releases again whenever this file changes. */
export const purgesPathOf = (releasesDir: string): string => join(releasesDir, "purges.jsonl")

export interface ReleasesFolder {
  /** Ids of complete releases, oldest first: those that have both their files and their manifest. */
  ids: readonly string[]
  /** Names of what was begun and not completed, or completed and not wholly removed. */
  leftovers: readonly string[]
}

export async function readReleasesFolder(releasesDir: string): Promise<ReleasesFolder> {
  const names = new Set(await readdir(releasesDir).catch(noneIfMissing))
  const served = await currentId(releasesDir)
  const ids: string[] = []
  const leftovers: string[] = []
  for (const name of names) {
    const id = name.slice(0, name.search(/\.|$/))
    if (!ID.test(id)) continue
    const isWhole = names.has(id) && names.has(`${id}.json`)
    if (name === id && isWhole) ids.push(id)
    else if (name === id && id === served) continue
    else if (name !== `${id}.json` || !names.has(id)) leftovers.push(name)
  }
  return { ids: ids.sort(), leftovers }
}

function noneIfMissing(error: unknown): string[] {
  if (isMissing(error)) return []
  throw error
}

/** Id of the release being served, or nothing before the first. */
export async function currentId(releasesDir: string): Promise<string | undefined> {
  try {
    return basename(await readlink(join(releasesDir, CURRENT)))
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

/** When the release being served was switched to, or nothing before the first. */
export async function switchedAt(releasesDir: string): Promise<Date | undefined> {
  try {
    return (await lstat(join(releasesDir, CURRENT))).mtime
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

/** The manifest of a release, or nothing where there is no such release. */
export async function readManifest(
  releasesDir: string,
  id: string,
): Promise<ReleaseManifest | undefined> {
  try {
    return JSON.parse(await readFile(manifestPathOf(releasesDir, id), "utf8")) as ReleaseManifest
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

/** `20261120T221944123Z`; later than every one that there is, whatever the clock says. */
export function newId(ids: readonly string[], now = Date.now()): string {
  const newest = ids.at(-1)
  return idAt(newest === undefined ? now : Math.max(now, timeOf(newest) + 1))
}

const idAt = (time: number): string => new Date(time).toISOString().replaceAll(/[-:.]/g, "")

const timeOf = (id: string): number =>
  Date.parse(
    id.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z$/, "$1-$2-$3T$4:$5:$6.$7Z"),
  )
