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

export const APP_DATA_URL = `${__PATH_PREFIX__}/page-data/app-data.json`

/** @param path of a page, without query and trailing slash */
export const pageDataUrl = (path: string): string =>
  `${__PATH_PREFIX__}/page-data${path === "/" ? "/index" : path}/page-data.json`

export const sliceDataUrl = (name: string): string => `${__PATH_PREFIX__}/slice-data/${name}.json`

export const staticQueryUrl = (hash: string): string =>
  `${__PATH_PREFIX__}/page-data/sq/d/${hash}.json`
