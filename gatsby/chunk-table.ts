import { readdir, readFile, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { APP_DATA_FILE, chunkTableFile, LATER_CHUNK } from "../shared/page-files"

/** Of webpack, kept by Gatsby. Gatsby's own table leaves out what a chunk shares with others. */
const STATS = "webpack.stats.json"
const TABLE = /^chunks-[0-9a-f]+\.json$/

/**
 * Writes which files each chunk needs, those that it shares with others too, where pages and the service worker look
 * for it, and removes earlier ones. Without the shared ones a prefetched page would not open without a network; what
 * every page loads at its start is left out.
 * @throws where the chunk that every kept page needs has another name: its pages would not say that there is no network
 */
export async function writeChunkTable(publicDirectory: string): Promise<void> {
  const { webpackCompilationHash } = JSON.parse(
    await readFile(join(publicDirectory, APP_DATA_FILE), "utf8"),
  ) as { webpackCompilationHash: string }
  const file = join(publicDirectory, chunkTableFile(webpackCompilationHash))
  const folder = join(publicDirectory, "static")
  for (const name of await readdir(folder)) {
    if (TABLE.test(name)) await rm(join(folder, name))
  }
  const { assetsByChunkName } = JSON.parse(
    await readFile(join(publicDirectory, STATS), "utf8"),
  ) as { assetsByChunkName: Record<string, string[]> }
  if (!assetsByChunkName[LATER_CHUNK]) {
    throw new Error(`No import is named "${LATER_CHUNK}" by its webpackChunkName`)
  }
  const everywhere = assetsByChunkName["app"] ?? []
  const table = Object.entries(assetsByChunkName).map(([chunk, files]) => [
    chunk,
    files.filter((name) => chunk === "app" || !everywhere.includes(name)).map((name) => `/${name}`),
  ])
  await writeFile(file, JSON.stringify(Object.fromEntries(table)))
}
