import { readdir } from "node:fs/promises"
import { join, relative, sep } from "node:path"
import { pageDataFile } from "../shared/page-files"
import { APP_SHELL_PATH } from "../shared/paths"
import { ENCODINGS } from "./encode"

/** What a build leaves behind for itself, and no browser or host ever asks for, by its path there. */
const BY_PRODUCTS: readonly RegExp[] = [
  // What is in which script: for Gatsby's own rendering, and in each page already.
  /^(webpack\.stats|chunk-map)\.json$/,
  // Parts of pages: they stand in the pages.
  /^_gatsby\//,
  // The document stands for any page where there is no network; as a page of its own it would be a blank one.
  new RegExp(`^${pageDataFile(APP_SHELL_PATH)}$`),
  // For scripts in a worker of their own, of which the site has none.
  /^~partytown\//,
  // The worker loads its parts by these names; the rest is for other loaders, and for looking into it.
  /^workbox-v[\d.]+\/(?!workbox-[a-z-]+(\.(dev|prod))?\.js$)/,
  /\.map$/,
]

/** Paths of all that a release has of what Gatsby wrote. @param publicDir absolute */
export const filesOfBuild = async (publicDir: string): Promise<string[]> =>
  (await listAllFiles(publicDir)).filter(
    // Encoded siblings are made here.
    (name) => name === withoutEncoding(name) && !BY_PRODUCTS.some((pattern) => pattern.test(name)),
  )

/** Name of the file that an encoded one stands beside; any other's own. */
export const withoutEncoding = (name: string): string =>
  name.slice(0, name.length - (ENCODINGS.find((ending) => name.endsWith(ending)) ?? "").length)

/** Every file below a folder, by its path with `/` between names; links are not followed. */
export async function listAllFiles(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      relative(root, join(entry.parentPath ?? entry.path, entry.name)).replaceAll(sep, "/"),
    )
}
