import {
  chunkTableFile,
  APP_DATA_FILE,
  pageDataFile,
  sliceDataFile,
  staticQueryFile,
} from "../../shared/page-files"
import { API_PREFIX } from "../../shared/submissions/api-prefix"

/** What a page of a build is made of, read from its own HTML and data: the worker needs no list of them. */

interface PageData {
  componentChunkName: string
  staticQueryHashes?: readonly string[]
  slicesMap?: Readonly<Record<string, string>>
}

/** The `webpackCompilationHash` of the version that a page's HTML belongs to. */
export const versionOf = (html: string): string | undefined =>
  /window\.___webpackCompilationHash="([^"]+)"/.exec(html)?.[1]

/** The page's title without the site's name, escaped as it stands in the HTML. */
export const titleOf = (html: string): string =>
  /<meta property="og:title" content="([^"]*)"/.exec(html)?.[1] ??
  /<title[^>]*>([^<]*)</.exec(html)?.[1] ??
  ""

/** Scripts, style sheets, fonts and drawings that the HTML itself names. */
export const headResources = (html: string): string[] =>
  unique([
    ...matches(html, /<script\b[^>]*?\ssrc="(\/[^"/][^"]*)"/g),
    ...matches(html, /<(?:link|use)\b[^>]*?\shref="(\/(?:static\/[^"#]+|[^"/]+\.css))/g),
  ])

/** Which files each chunk consists of. */
export type ChunkTable = Readonly<Record<string, readonly string[]>>

export const chunkTablePath = (version: string): string => `/${chunkTableFile(version)}`

/** Script files and style sheets of page and slice components. */
export const chunkFiles = (table: ChunkTable, components: readonly string[]): string[] =>
  unique(components.flatMap((component) => table[component] ?? []))

export const pageDataPath = (path: string): string => `/${pageDataFile(path)}`

export const APP_DATA_PATH = `/${APP_DATA_FILE}`

export const isContentPath = (path: string): boolean => /^\/(page|slice)-data\/.+\.json$/.test(path)

export const slicePaths = ({ slicesMap = {} }: PageData): string[] =>
  unique(Object.values(slicesMap)).map((name) => `/${sliceDataFile(name)}`)

export const queryPaths = (parts: readonly PageData[]): string[] =>
  unique(parts.flatMap(({ staticQueryHashes = [] }) => staticQueryHashes)).map(
    (hash) => `/${staticQueryFile(hash)}`,
  )

export const parsePageData = (text: string): PageData => JSON.parse(text) as PageData

/** Webpack's and Gatsby's files whose name changes with their content. */
export const isHashedAsset = (path: string): boolean =>
  path.startsWith("/static/") || /^\/[^/]+[-.][0-9a-f]{8,}\.(js|css)$/.test(path)

export const isPicture = (path: string): boolean =>
  /^\/(media|art|icons)\/[^?]+\.(avif|webp|png|jpe?g|svg|gif)$/.test(path)

/** `/media/oven-640x427-5343f778488c.avif` and every other size and format of it: `/media/oven`. */
export const pictureName = (path: string): string =>
  path.replace(/(-\d+x\d+)?-[0-9a-f]{12}\.\w+$/, "")

/** Of the first pictures of a page, the size that is nearest to a phone's width. */
export function smallPictures(html: string, { count = 8, width = 480 } = {}): string[] {
  const sets = matches(html, /<picture\b[^>]*><source\b[^>]*?\ssrcset="([^"]+)"/gi)
  const nearest = sets.map((set) => {
    const sizes = set.split(", ").map((entry) => {
      const [url = "", size = "0w"] = entry.split(" ")
      return { url, distance: Math.abs(Number.parseInt(size) - width) }
    })
    return sizes.sort((one, other) => one.distance - other.distance)[0]?.url ?? ""
  })
  return unique(nearest.filter((url) => url.startsWith("/media/"))).slice(0, count)
}

const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = ""]) => found)

const unique = (list: readonly string[]): string[] => [...new Set(list)]

/** Whether it is answered by the forms' server. */
export const isOfServer = (pathname: string): boolean => pathname.startsWith(`${API_PREFIX}/`)

/**
 * Whether what is opened is a file rather than a page: a feed, a text, a picture by itself. A page in its place would be no
 * answer. Paths of pages have no ending, but `/404.html`, and links of the forms' server, which end in a signature.
 */
export const isFile = (pathname: string): boolean =>
  isOfServer(pathname) ? /\.(ics|js)$/.test(pathname) : /\.(?!html$)[a-z0-9]+$/i.test(pathname)
