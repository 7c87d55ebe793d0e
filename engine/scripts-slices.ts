import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import { SCRIPTS_SLICE } from "./code-artefact"

/**
 * HTML with the scripts of every page, by the slice's id.
 * @throws where the code has no such slice
 */
export async function readScriptsSlices(publicDirectory: string): Promise<(id: string) => string> {
  const folder = join(publicDirectory, "_gatsby", "slices")
  const found = new Map<string, string>()
  for (const file of await readdir(folder)) {
    const id = file.replace(/\.html$/, "")
    if (SCRIPTS_SLICE.test(id)) found.set(id, await readFile(join(folder, file), "utf8"))
  }
  return (id) => {
    const html = found.get(id)
    if (html === undefined) throw new Error(`The page has a slice ${id}, which the code has not.`)
    return html
  }
}
