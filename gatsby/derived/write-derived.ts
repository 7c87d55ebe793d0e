import { mkdir, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import { derivedFiles, type Ask, type DerivedSite } from "./derived-output"
import { DERIVED_OUTPUTS } from "./derived-outputs"

/**
 * Writes every derived output into the built site.
 * @throws whatever asking and the outputs throw
 */
export async function writeDerived(
  publicDirectory: string,
  ask: Ask,
  site: DerivedSite,
): Promise<void> {
  for (const output of DERIVED_OUTPUTS) {
    for (const { path, text } of await derivedFiles(output, ask, site)) {
      const file = join(publicDirectory, path)
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, text)
    }
  }
}
