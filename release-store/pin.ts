import { mkdir, rm } from "node:fs/promises"
import { dirname } from "node:path"
import { syncFolder } from "../lib/durable"
import { replaceFile } from "../lib/replace-file"
import { pinPathOf, readPin, type Pin } from "../publishing/publisher-files"
import { currentId, readReleaseFacts } from "./release-folder"

/**
 * The pin of the release being served, or nothing. One of another release does not count: a rollback was stopped before its
 * switch, or a newer publish has taken the release's place already.
 */
export async function activePin(releasesDir: string): Promise<Pin | null> {
  const [pin, current] = await Promise.all([readPin(releasesDir), currentId(releasesDir)])
  if (!pin || pin.releaseId !== current) return null
  return (await readReleaseFacts(releasesDir, current)) ? pin : null
}

export async function writePin(releasesDir: string, pin: Pin): Promise<void> {
  const path = pinPathOf(releasesDir)
  await mkdir(dirname(path), { recursive: true })
  await replaceFile(path, `${JSON.stringify(pin)}\n`)
  await syncFolder(dirname(path))
}

export const removePin = (releasesDir: string): Promise<void> =>
  rm(pinPathOf(releasesDir), { force: true })
