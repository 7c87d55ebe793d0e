import { open } from "node:fs/promises"

/** Writes a new file and settles once it is on the disk; its name is only after `syncFolder`. */
export async function writeDurably(path: string, content: Uint8Array | string): Promise<void> {
  const file = await open(path, "w")
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Names that were made in a folder, or moved into it, survive a power cut only once the folder was synced. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, "r")
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
