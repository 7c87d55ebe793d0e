import { fileOfPage, pageDataFile } from "../../shared/page-files"
import { pictureStem, publishedStem, withoutSize } from "../../shared/picture-names"

const PICTURES = /^media\/([^/]+)$/
const PICTURE_FILE = /\.(avif|webp|jpe?g|png|gif)$/i

/** What `npm run purge` was asked for. */
export type PurgeTarget =
  | { kind: "picture"; name: string }
  /** A page, or another file of the site. */
  | { kind: "path"; path: string }

/** @param what an address or path of the site, the name of a picture's file, or its id in the CMS */
export function targetOf(what: string): PurgeTarget {
  const path = URL.canParse(what) ? new URL(what).pathname : what
  const [, picture] = /^\/media\/([^/]+)$/.exec(path) ?? []
  if (picture !== undefined) return { kind: "picture", name: picture }
  if (path.startsWith("/")) return { kind: "path", path }
  return { kind: "picture", name: what }
}

/**
 * Whether a file of a release is one of a picture's, in any size, format or version.
 * @param name as it was asked for
 * @param files names of its files in the CMS, its own first; none where the CMS has it no more
 */
export function isOfPicture(name: string, files: readonly string[]): (file: string) => boolean {
  const stems = new Set(files.map(pictureStem))
  const picture = pictureIn(name, files)
  return (file) => {
    const stem = publishedStem(PICTURES.exec(file)?.[1] ?? "")
    return stem !== undefined && (stems.has(stem) || withoutSize(stem) === picture)
  }
}

/** What the names of all its sizes begin with; nothing for an id of a picture that the CMS has no more. */
function pictureIn(name: string, [own]: readonly string[]): string | undefined {
  if (own !== undefined) return pictureStem(own)
  const stem = publishedStem(name) ?? (PICTURE_FILE.test(name) ? pictureStem(name) : undefined)
  return stem === undefined ? undefined : withoutSize(stem)
}

/** Whether a file of a release is a page's, or the file itself. */
export function isAtPath(path: string): (file: string) => boolean {
  const name = decodeURI(path).replace(/^\/+|\/+$/g, "")
  // Never the site's own start, which has no name.
  const files = name === "" ? [] : [name, fileOfPage(name), pageDataFile(name)]
  return (file) => files.includes(file)
}
