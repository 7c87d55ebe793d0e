import { decodedPath } from "../../shared/paths"
import { type ReleaseManifest } from "../manifest"

/** Whether a manifest's release has a file. */
export const hasFile = ({ files }: Pick<ReleaseManifest, "files">, file: string): boolean =>
  Object.hasOwn(files, file)

/** The file of a page: of `/400` it is `400/index.html`. */
export const fileOfPage = (page: string): string =>
  page === "/" ? "index.html" : `${page.replace(/^\/|\/$/g, "")}/index.html`

/** Where a file is found on the site: `/400` for `400/index.html`. */
export const addressOf = (file: string): string =>
  file === "index.html" ? "/" : `/${file.replace(/\/index\.html$/, "")}`

/** Where a page's data are (the client runtime asks there): of `/` the path is `index`. */
export const pageDataOf = (page: string): string =>
  `page-data/${page === "/" ? "index" : page.replace(/^\/|\/$/g, "")}/page-data.json`

/**
 * Whether an address on the site is answered by a release: by a file, a page, or a redirect.
 * @param path site-absolute, without query and hash
 */
export function isAnswered(
  manifest: Pick<ReleaseManifest, "files" | "redirects">,
  path: string,
): boolean {
  const name = decodedPath(path).replace(/^\/+|\/+$/g, "")
  if (name === "") return hasFile(manifest, "index.html")
  return (
    hasFile(manifest, name) ||
    hasFile(manifest, `${name}/index.html`) ||
    manifest.redirects.some(({ from }) => decodedPath(from).replace(/^\/+|\/+$/g, "") === name)
  )
}
