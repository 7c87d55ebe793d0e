import { existsSync } from "node:fs"
import { mkdir, readdir, readFile, rename, rm } from "node:fs/promises"
import { dirname, join, sep } from "node:path"
import { fileOfPage, sliceDataFile, STATIC_QUERIES } from "../shared/page-files"

export interface WithdrawnFilesOptions {
  publicDirectory: string
  /** What stands here is in the site as it is. */
  staticDirectory: string
  /**
   * Where Gatsby's leftovers wait for the next build. Inside Gatsby's cache, so that both are emptied together:
   * Gatsby does not write a slice's or a static query's result again while its hash is the one it remembers.
   */
  atticDirectory: string
}

interface PageData {
  staticQueryHashes: readonly string[]
  slicesMap?: Readonly<Record<string, string>>
}

/**
 * Takes out of the built site what belongs to no page of it any more: the HTML of pages that were withdrawn while
 * Gatsby's cache was gone, and slices (data and HTML) and static queries that no page names. Otherwise what an
 * editor withdrew would stay public.
 * @param pagePaths every page of this build
 * @returns the number of files taken out
 */
export async function withdrawFiles(
  { publicDirectory, staticDirectory, atticDirectory }: WithdrawnFilesOptions,
  pagePaths: readonly string[],
): Promise<number> {
  const pages = new Set(pagePaths.map(htmlFile))
  const strayPages: string[] = []
  for (const file of await filesBelow(publicDirectory, /\.html$/)) {
    if (pages.has(file) || GATSBYS_OWN.test(file)) continue
    if (!existsSync(join(staticDirectory, file))) strayPages.push(file)
  }
  for (const file of strayPages) await rm(join(publicDirectory, file), { force: true })

  const slices = new Set<string>()
  const queries = new Set<string>()
  // Of pages that are no more, Gatsby itself removes the data in every build.
  for (const file of await filesBelow(join(publicDirectory, "page-data"), /page-data\.json$/)) {
    const page = await readPageData(join(publicDirectory, "page-data", file))
    for (const name of Object.values(page.slicesMap ?? {})) slices.add(name)
    for (const hash of page.staticQueryHashes) queries.add(hash)
  }
  for (const name of slices) {
    const slice = await readPageData(join(publicDirectory, sliceDataFile(name)))
    for (const hash of slice.staticQueryHashes) queries.add(hash)
  }

  const leftovers = [
    ...(await filesIn(publicDirectory, "slice-data", (name) => !slices.has(stem(name)))),
    ...(await filesIn(publicDirectory, STATIC_QUERIES, (name) => !queries.has(stem(name)))),
    // `footer-1.html`: the slice's name and a number for its props. An underscore begins Gatsby's own.
    ...(await filesIn(
      publicDirectory,
      "_gatsby/slices",
      (name) => !name.startsWith("_") && !slices.has(stem(name).replace(/-\d+$/, "")),
    )),
  ]
  for (const file of leftovers) await move(publicDirectory, atticDirectory, file)
  return strayPages.length + leftovers.length
}

/** Puts back, before Gatsby looks, what it believes to be there still. */
export async function returnFiles(options: WithdrawnFilesOptions): Promise<void> {
  const { publicDirectory, atticDirectory } = options
  for (const folder of ["slice-data", STATIC_QUERIES, "_gatsby/slices"]) {
    for (const file of await filesIn(atticDirectory, folder, () => true)) {
      await move(atticDirectory, publicDirectory, file)
    }
  }
}

const stem = (name: string): string => name.replace(/\.(json|html)$/, "")

/** No pages of the site, whatever their names say. */
const GATSBYS_OWN = /^(_gatsby|page-data|slice-data|~partytown)\//

/** Gatsby makes `/404.html` for hosts that look for it. */
export const htmlFile = (pagePath: string): string =>
  pagePath.endsWith(".html") ? pagePath.slice(1) : fileOfPage(pagePath)

async function readPageData(path: string): Promise<PageData> {
  return JSON.parse(await readFile(path, "utf8")) as PageData
}

/** Relative to `root`, with `/`. */
async function filesBelow(root: string, pattern: RegExp): Promise<string[]> {
  const entries = await readdir(root, { recursive: true })
  return entries.map((entry) => entry.split(sep).join("/")).filter((entry) => pattern.test(entry))
}

async function filesIn(
  root: string,
  folder: string,
  wanted: (name: string) => boolean,
): Promise<string[]> {
  const names = await readdir(join(root, folder)).catch(() => [])
  return names.filter(wanted).map((name) => join(folder, name))
}

async function move(from: string, to: string, file: string): Promise<void> {
  await mkdir(dirname(join(to, file)), { recursive: true })
  await rename(join(from, file), join(to, file))
}
