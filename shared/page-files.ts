/**
 * Where a build keeps what a page consists of, and back. Files are named as the page's path is, escaped where that is:
 * whoever has an address of the web decodes it first (`decodedPath`). Names are relative to the release.
 */

const INDEX = "index.html"
const PAGE_DATA = /^page-data\/(.+)\/page-data\.json$/

export const APP_DATA_FILE = "page-data/app-data.json"
export const STATIC_QUERIES = "page-data/sq/d"

const nameOf = (page: string): string => page.replace(/^\/|\/$/g, "")

/** `/400` to `400/index.html`. */
export const fileOfPage = (page: string): string => [nameOf(page), INDEX].filter(Boolean).join("/")

/** The same; hosts look for `/404.html` and `/500.html`, which are pages too. */
export const htmlFile = (page: string): string =>
  page.endsWith(".html") ? page.slice(1) : fileOfPage(page)

/** Whether a file of a release is a page. */
export const isPage = (file: string): boolean => file.endsWith(".html")

/** `400/index.html` to `/400`; another file to the address it is found at. */
export const addressOfFile = (file: string): string =>
  file === INDEX ? "/" : `/${file.replace(/\/index\.html$/, "")}`

/** `/400` to `page-data/400/page-data.json`; the home page's is called `index`. */
export const pageDataFile = (page: string): string =>
  `page-data/${nameOf(page) || "index"}/page-data.json`

/** `page-data/400/page-data.json` to `/400`; undefined for any other file. */
export function pageOfData(file: string): string | undefined {
  const [, name] = PAGE_DATA.exec(file) ?? []
  return name === "index" ? "/" : name && `/${name}`
}

/** Which files each of the code's chunks consists of, by the name of the chunk; the code's version names the file. */
export const chunkTableFile = (codeVersion: string): string => `static/chunks-${codeVersion}.json`

/** The chunk of what begins after a page's first view (src/runtime/after-first-view.ts). */
export const LATER_CHUNK = "later"

export const sliceDataFile = (name: string): string => `slice-data/${name}.json`

export const staticQueryFile = (hash: string): string => `${STATIC_QUERIES}/${hash}.json`
