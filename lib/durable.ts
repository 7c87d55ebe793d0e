import { execFile } from "node:child_process"
import { open, readdir } from "node:fs/promises"
import { dirname, join } from "node:path"
import { promisify } from "node:util"
import { forEachInParallel } from "./in-parallel"

/** Of more files the system writes all that it has, in a tenth of the time. */
const FEW = 100

/** Names that were made in a folder, or moved into it, survive a power cut only once the folder was synced. */
export const syncFolder = (path: string): Promise<void> => sync(path)

/** Settles once these files, or folders, of one file system are on the disk. */
export async function syncAll(paths: readonly string[]): Promise<void> {
  const [first] = paths
  if (first === undefined) return
  if (paths.length > FEW && (await syncFileSystem(dirname(first)))) return
  await forEachInParallel(paths, sync)
}

/** @returns whether it could: not every system has this command, or the option */
async function syncFileSystem(folder: string): Promise<boolean> {
  // Elsewhere it only begins.
  if (process.platform !== "linux") return false
  return promisify(execFile)("sync", ["-f", folder]).then(
    () => true,
    () => false,
  )
}

/** Settles once all that is in a folder is on the disk, with its names; what it links to is not looked at. */
export async function syncTree(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await syncTree(path)
    else if (entry.isFile()) await sync(path)
  }
  await syncFolder(folder)
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, "r")
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
