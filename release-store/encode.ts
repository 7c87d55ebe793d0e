import { promisify } from "node:util"
import zlib from "node:zlib"

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

/** Endings of the names of encoded siblings. */
export const ENCODINGS = [".br", ".gz"] as const
export type Encoding = (typeof ENCODINGS)[number]

/** Below this size, in bytes, an encoding saves nothing worth a second file. */
const SMALLEST = 1024
const TEXT = /\.(html|js|mjs|css|json|map|svg|txt|xml|webmanifest|ics|wasm)$/
const BUNDLE = /\.(js|mjs|css)$/
/**
 * Brotli's best quality takes about a second a megabyte: worth it for what every visitor loads. Pages are encoded at each
 * publish: 9 would make them 1 % smaller in five times the time.
 */
const BEST = 11
const GOOD = 7

/**
 * Whether a file gets encoded siblings.
 * @param size in bytes
 */
export const isCompressible = (name: string, size: number): boolean =>
  size >= SMALLEST && TEXT.test(name)

/** Whether a file is text that people or programs read: HTML, scripts, data. */
export const isText = (name: string): boolean => TEXT.test(name)

export const encode = (
  encoding: Encoding,
  name: string,
  content: Uint8Array,
): Promise<Uint8Array> =>
  encoding === ".gz"
    ? gzip(content, { level: 9 })
    : brotli(content, {
        params: {
          [zlib.constants.BROTLI_PARAM_QUALITY]: BUNDLE.test(name) ? BEST : GOOD,
          [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      })
