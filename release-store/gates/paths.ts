import { fileOfPage } from "../../shared/page-files"
import { decodedPath } from "../../shared/paths"
import { type ReleaseManifest } from "../manifest"

/** Whether a manifest's release has a file. */
export const hasFile = ({ files }: Pick<ReleaseManifest, "files">, file: string): boolean =>
  Object.hasOwn(files, file)

/**
 * Whether an address on the site is answered by a release: by a file, a page, or a redirect.
 * @param path site-absolute, without query and hash
 */
export function isAnswered(
  manifest: Pick<ReleaseManifest, "files" | "redirects">,
  path: string,
): boolean {
  const name = decodedPath(path).replace(/^\/+|\/+$/g, "")
  if (name !== "" && hasFile(manifest, name)) return true
  return (
    hasFile(manifest, fileOfPage(name)) ||
    manifest.redirects.some(({ from }) => decodedPath(from).replace(/^\/+|\/+$/g, "") === name)
  )
}
