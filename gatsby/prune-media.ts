import { readdir, readFile, rm } from "node:fs/promises"
import { join } from "node:path"

const MEDIA_ADDRESS = /\/media\/([a-z0-9][a-z0-9.-]*)/g

/**
 * Removes mirrored files that no page, slice or static query of the build names any more, so that a
 * picture an editor withdrew does not stay public.
 * @returns the number of files removed
 */
export async function pruneMedia(publicDirectory: string): Promise<number> {
  const used = new Set<string>()
  for (const folder of ["page-data", "slice-data"]) {
    for (const path of await jsonFiles(join(publicDirectory, folder))) {
      for (const [, name] of (await readFile(path, "utf8")).matchAll(MEDIA_ADDRESS)) {
        if (name) used.add(name)
      }
    }
  }
  const media = join(publicDirectory, "media")
  const unused = (await readdir(media).catch(() => [])).filter((name) => !used.has(name))
  await Promise.all(unused.map((name) => rm(join(media, name), { force: true })))
  return unused.length
}

async function jsonFiles(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true }).catch(() => [])
  return entries.filter((entry) => entry.endsWith(".json")).map((entry) => join(directory, entry))
}
