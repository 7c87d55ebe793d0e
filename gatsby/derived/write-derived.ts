import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises"
import { dirname, join, sep } from "node:path"
import { derivedFiles, type Ask, type DerivedSite } from "./derived-output"
import { DERIVED_OUTPUTS } from "./derived-outputs"

/**
 * Writes every derived output into the built site and removes what an earlier build wrote there and this one does not.
 * A file that is as it was is left alone: the release then need not read it.
 * @returns how many files were removed
 * @throws whatever asking and the outputs throw
 */
export async function writeDerived(
  publicDirectory: string,
  ask: Ask,
  site: DerivedSite,
): Promise<number> {
  const made = await Promise.all(
    DERIVED_OUTPUTS.map(async (output) => ({
      output,
      files: await derivedFiles(output, ask, site),
    })),
  )
  let removed = 0
  for (const { output, files } of made) {
    const written = new Set(files.map(({ path }) => path))
    const before = await filesBelow(publicDirectory, output.owns)
    for (const path of before.filter((path) => !written.has(path))) {
      await rm(join(publicDirectory, path))
      removed += 1
    }
    for (const { path, text } of files) {
      const file = join(publicDirectory, path)
      const old = before.includes(path) ? await readFile(file, "utf8") : undefined
      if (old === text) continue
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, text)
    }
  }
  return removed
}

async function filesBelow(root: string, owned: RegExp): Promise<string[]> {
  const entries = await readdir(root, { recursive: true })
  return entries.map((entry) => entry.split(sep).join("/")).filter((path) => owned.test(path))
}
