import { readFile, writeFile } from "node:fs/promises"
import { availableParallelism } from "node:os"
import { promisify } from "node:util"
import zlib from "node:zlib"

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

/** Below this size, in bytes, an encoding saves nothing worth a second file. */
const SMALLEST = 1024
const TEXT = /\.(html|js|mjs|css|json|map|svg|txt|xml|webmanifest|ics|wasm)$/
const BUNDLE = /\.(js|mjs|css)$/
/** Brotli's best quality takes about a second a megabyte: worth it for what every visitor loads. */
const BEST = 11
const GOOD = 9

/**
 * Whether a file gets encoded siblings.
 * @param {string} name
 * @param {number} size in bytes
 */
export const isCompressible = (name, size) => size >= SMALLEST && TEXT.test(name)

/**
 * Writes `<path>.br` and `<path>.gz`, for the server to choose from.
 * @param {string} path
 */
export async function writeEncodedSiblings(path) {
  const content = await readFile(path)
  const [brotlied, gzipped] = await Promise.all([
    brotli(content, {
      params: {
        [zlib.constants.BROTLI_PARAM_QUALITY]: BUNDLE.test(path) ? BEST : GOOD,
        [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    gzip(content, { level: 9 }),
  ])
  await Promise.all([writeFile(`${path}.br`, brotlied), writeFile(`${path}.gz`, gzipped)])
}

/**
 * Works through a list, several at a time.
 * @template T
 * @param {readonly T[]} items
 * @param {(item: T) => Promise<void>} work
 */
export async function forEachInParallel(items, work) {
  const queue = items.values()
  const worker = async () => {
    for (const item of queue) await work(item)
  }
  // Two a core: one reads while another encodes.
  await Promise.all(Array.from({ length: availableParallelism() * 2 }, worker))
}
