import { getOrMake } from "../../lib/get-or-make"
import { fileOfPage } from "../../shared/page-files"
import { decodedPath } from "../../shared/paths"
import { type FileList } from "../file-list"
import { type Redirect } from "../manifest"

/**
 * Whether an address on the site is answered by a release: by a file, a page, or a redirect.
 * @param path site-absolute, without query and hash
 */
export function isAnswered(
  { files, redirects }: { files: FileList; redirects: readonly Redirect[] },
  path: string,
): boolean {
  const name = nameOf(path)
  if (name !== "" && files.has(name)) return true
  return files.has(fileOfPage(name)) || sourcesOf(redirects).has(name)
}

const nameOf = (path: string): string => decodedPath(path).replace(/^\/+|\/+$/g, "")

const sources = new WeakMap<readonly Redirect[], ReadonlySet<string>>()

/** What a list of redirects leads away from; found once. */
const sourcesOf = (redirects: readonly Redirect[]): ReadonlySet<string> =>
  getOrMake(sources, redirects, () => new Set(redirects.map(({ from }) => nameOf(from))))

/** Of the pages that a release is asked for, those that are not known to be there. */
export function askedAnew(pages: readonly string[], known: readonly string[] = []): string[] {
  const there = new Set(known)
  return pages.filter((page) => !there.has(page))
}
