/** Gatsby's files, as far as they are read here. */

export interface PageData {
  path: string
  componentChunkName: string
  matchPath?: string
  staticQueryHashes?: string[]
  slicesMap?: Record<string, string>
  getServerDataError?: unknown
  result: unknown
}

export interface SliceData {
  componentChunkName: string
  staticQueryHashes: string[]
  result: { data?: unknown; sliceContext?: unknown }
}

export interface AppData {
  webpackCompilationHash: string
}

/** Gatsby's table of files by chunk, which the site's build writes beside the scripts instead of into each page. */
export type ChunkTable = Readonly<Record<string, readonly string[]>>

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null

export const isPageData = (value: unknown): value is PageData =>
  isObject(value) &&
  typeof value["path"] === "string" &&
  typeof value["componentChunkName"] === "string"

export const isSliceData = (value: unknown): value is SliceData =>
  isObject(value) && typeof value["componentChunkName"] === "string" && isObject(value["result"])

export const isAppData = (value: unknown): value is AppData =>
  isObject(value) && typeof value["webpackCompilationHash"] === "string"

export const isStaticQueryResult = isObject

export const isChunkTable = (value: unknown): value is ChunkTable =>
  isObject(value) && Object.values(value).every(Array.isArray)

/** @param version build hash of the document */
export const chunkTableUrl = (version: string): string =>
  `${__PATH_PREFIX__}/static/chunks-${version}.json`

export const APP_DATA_URL = `${__PATH_PREFIX__}/page-data/app-data.json`

/** @param path of a page, without query and trailing slash */
export const pageDataUrl = (path: string): string =>
  `${__PATH_PREFIX__}/page-data${path === "/" ? "/index" : encodeURI(path)}/page-data.json`

export const sliceDataUrl = (name: string): string => `${__PATH_PREFIX__}/slice-data/${name}.json`

export const staticQueryUrl = (hash: string): string =>
  `${__PATH_PREFIX__}/page-data/sq/d/${hash}.json`
