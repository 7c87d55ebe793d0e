import { readFile, rm } from "node:fs/promises"
import path from "node:path"
import { cmsDirectory } from "../../src/paths"

/** Files that follow from something else: written, or in a check compared with what stands there. */
export function generatedFiles({ isCheck }: { isCheck: boolean }) {
  const stale: string[] = []
  return {
    /**
     * Writes a file; in a check beside it, for its imports are relative, and compares the two.
     * @param needed a text that it has, where it was written as it should be
     */
    async write(
      file: string,
      needed: string,
      write: (file: string) => Promise<unknown>,
    ): Promise<void> {
      const target = isCheck ? `${file}.check` : file
      try {
        await write(target)
        const written = await readFile(target, "utf8")
        if (!written.includes(needed)) throw new Error(`${file} was not written as it should be.`)
        if (isCheck && written !== (await readFile(file, "utf8").catch(() => ""))) stale.push(file)
      } finally {
        if (isCheck) await rm(target, { force: true })
      }
    },

    addStale(file: string): void {
      stale.push(file)
    },

    /** @returns what a program exits with: 1 where a file is out of date */
    tellStale(): number {
      for (const file of stale) {
        console.error(`Out of date: ${path.relative(path.dirname(cmsDirectory), file)}`)
      }
      return stale.length > 0 ? 1 : 0
    },
  }
}
