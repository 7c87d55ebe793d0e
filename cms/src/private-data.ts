import { chmod, lstat, mkdir, readdir } from "node:fs/promises"
import path from "node:path"

/** Group and others. */
const OTHERS = 0o077
/** A folder that many users share, such as `/tmp`: it is not for one of them to close. */
const SHARED = 0o1000

/**
 * What is another user's stays as that user has decided. Whoever else has had the database open takes SQLite's files beside
 * it away when closing it, at any moment: what is gone is open to nobody.
 */
async function close(file: string): Promise<void> {
  const found = await lstat(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error
  })
  if (!found || (found.mode & OTHERS) === 0 || (found.mode & SHARED) !== 0) return
  await chmod(file, found.mode & 0o777 & ~OTHERS).catch(() => undefined)
}

/**
 * Guests' names, drafts and password hashes are for the user alone whose process this is: whatever the process writes
 * from now on, and what an earlier version has written where every user of the machine could read it.
 *
 * @param database its name begins the names of what SQLite keeps beside it
 */
export async function keepPrivate(
  folder: string,
  { database, media }: { database: string; media: string },
): Promise<void> {
  process.umask(OTHERS)
  await mkdir(media, { recursive: true })
  await close(folder)
  await close(media)
  for (const name of await readdir(folder)) {
    if (name.startsWith(path.basename(database))) await close(path.join(folder, name))
  }
  for (const entry of await readdir(media, { withFileTypes: true })) {
    if (entry.isFile()) await close(path.join(media, entry.name))
  }
}
