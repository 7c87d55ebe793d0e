import { readdir, readFile, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { APP_DATA_FILE, chunkTableFile } from "../shared/page-files"

/** Gatsby's own, which it also writes into every page. */
const CHUNK_MAP = "chunk-map.json"
const TABLE = /^chunks-[0-9a-f]+\.json$/

/** Writes which files each chunk consists of where pages and the service worker look for it, and removes earlier ones. */
export async function writeChunkTable(publicDirectory: string): Promise<void> {
  const { webpackCompilationHash } = JSON.parse(
    await readFile(join(publicDirectory, APP_DATA_FILE), "utf8"),
  ) as { webpackCompilationHash: string }
  const file = join(publicDirectory, chunkTableFile(webpackCompilationHash))
  const folder = join(publicDirectory, "static")
  for (const name of await readdir(folder)) {
    if (TABLE.test(name)) await rm(join(folder, name))
  }
  await writeFile(file, await readFile(join(publicDirectory, CHUNK_MAP), "utf8"))
}
