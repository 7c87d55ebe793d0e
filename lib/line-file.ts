import { open } from "node:fs/promises"
import { replaceBy } from "./replace-file"

/** Characters that are written at once. */
const AT_ONCE = 1_000_000

/**
 * Writes a file line by line, so that a large one is never in memory as a whole. It takes its place once it is written; not
 * synced, for a busy disk takes longer to do that than a process has that ends. After a power cut it may be cut short.
 */
export async function writeLines(
  file: string,
  lines: Iterable<string>,
  { mode }: { mode: number },
): Promise<void> {
  await replaceBy(file, (partial) => writeNew(partial, lines, mode))
}

async function writeNew(file: string, lines: Iterable<string>, mode: number): Promise<void> {
  const handle = await open(file, "w", mode)
  try {
    let text = ""
    for (const line of lines) {
      text += `${line}\n`
      if (text.length < AT_ONCE) continue
      await handle.writeFile(text)
      text = ""
    }
    await handle.writeFile(text)
  } finally {
    await handle.close()
  }
}

/** @throws where there is no such file */
export async function* readLines(file: string): AsyncGenerator<string> {
  const handle = await open(file)
  try {
    yield* handle.readLines()
  } finally {
    await handle.close()
  }
}
