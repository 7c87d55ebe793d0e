import { readdir, rm, stat } from "node:fs/promises"
import path from "node:path"
import type { Payload } from "payload"
import { GUEST_FILES } from "../../../shared/submissions/guest-documents"
import { dataDirectory } from "../paths"

const DAY = 24 * 60 * 60 * 1000

/**
 * Deletes guests' files that no document names. A file is written before its document: where the CMS was killed between
 * the two, nobody else ever would.
 * @returns how many
 */
export async function deleteStrayFiles(payload: Payload, now = Date.now()): Promise<number> {
  const folder = path.join(dataDirectory, GUEST_FILES)
  let deleted = 0
  for (const name of await readdir(folder).catch((): string[] => [])) {
    const file = path.join(folder, name)
    const { mtimeMs } = await stat(file)
    // One that has just come may get its document yet.
    if (now - mtimeMs < DAY) continue
    const { totalDocs } = await payload.count({
      collection: GUEST_FILES,
      where: { filename: { equals: name } },
    })
    if (totalDocs > 0) continue
    await rm(file, { force: true })
    deleted += 1
  }
  return deleted
}
