import { open, readdir } from "node:fs/promises"
import { join } from "node:path"

/** Names that were made in a folder, or moved into it, survive a power cut only once the folder was synced. */
export const syncFolder = (path: string): Promise<void> => sync(path)

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
