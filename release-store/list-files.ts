import { readdir } from "node:fs/promises"
import { join } from "node:path"
import { ENCODINGS } from "./encode"

/**
 * Every file below a folder, by its path with `/` between names, each folder's before those of its folders. Encoded
 * siblings are left out: they are made here. Links are not followed.
 */
export async function listFiles(root: string, folder = ""): Promise<string[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true })
  const files: string[] = []
  const folders: string[] = []
  for (const entry of entries) {
    const path = folder === "" ? entry.name : `${folder}/${entry.name}`
    if (entry.isDirectory()) folders.push(path)
    else if (entry.isFile() && !ENCODINGS.some((ending) => path.endsWith(ending))) files.push(path)
  }
  const deeper = await Promise.all(folders.map((path) => listFiles(root, path)))
  return [...files, ...deeper.flat()]
}
