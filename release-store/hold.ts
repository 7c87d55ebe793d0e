import { mkdir, rm } from "node:fs/promises"
import { dirname } from "node:path"
import writeFileAtomic from "write-file-atomic"
import { holdPathOf, readHold, type Hold } from "../publishing/publisher-files"
import { currentId } from "./release-folder"

/**
 * The hold on the release being served, or nothing. One on another release is no hold: a rollback was stopped before its
 * switch, or a newer publish has taken the release's place already.
 */
export async function activeHold(releasesDir: string): Promise<Hold | null> {
  const [hold, current] = await Promise.all([readHold(releasesDir), currentId(releasesDir)])
  return hold && hold.releaseId === current ? hold : null
}

export async function writeHold(releasesDir: string, hold: Hold): Promise<void> {
  const path = holdPathOf(releasesDir)
  await mkdir(dirname(path), { recursive: true })
  await writeFileAtomic(path, `${JSON.stringify(hold)}\n`)
}

export const removeHold = (releasesDir: string): Promise<void> =>
  rm(holdPathOf(releasesDir), { force: true })
