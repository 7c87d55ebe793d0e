import { readdir, rename, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { threadId } from "node:worker_threads"
import { isAlive, markOf, parseMark } from "./process-mark"

/** `<name>.<mark of the process>.<number>.partial` */
const PARTIAL = /\.(\d+(?:@[\w-]+)?)(?:\.\d+)?\.partial$/

const OWN_MARK = markOf(process.pid)
/** Each thread has numbers of its own. */
let counter = threadId * 1e9

/** Where a process writes what will take the place of a file; the name says whose it is. */
export const partialOf = (path: string): string => `${path}.${OWN_MARK}.${counter++}.partial`

/** What is in a file is the old content or the new one, whenever a process is killed. */
export async function replaceFile(
  path: string,
  content: string | Uint8Array,
  { isSynced = true, mode = 0o666 }: { isSynced?: boolean; mode?: number } = {},
): Promise<void> {
  await replaceBy(path, (partial) => writeFile(partial, content, { flush: isSynced, mode }))
}

/** As `replaceFile`, for a content that is written otherwise. */
export async function replaceBy(
  path: string,
  write: (partial: string) => Promise<void>,
): Promise<void> {
  const partial = partialOf(path)
  try {
    await write(partial)
    await rename(partial, path)
  } catch (error) {
    await rm(partial, { force: true })
    throw error
  }
}

/** Whether a process that runs has a file of this name for what will take the place of another. */
export const isBeingWritten = (name: string): boolean => {
  const mark = PARTIAL.exec(name)?.[1]
  return mark !== undefined && isAlive(parseMark(mark))
}

/** Removes, of a folder, what processes were writing that are gone. What cannot be removed harms nobody. */
export async function removePartials(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    if (!PARTIAL.test(name) || isBeingWritten(name)) continue
    await rm(join(folder, name), { force: true }).catch(() => undefined)
  }
}
