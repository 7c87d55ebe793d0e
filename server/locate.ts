import { stat } from "node:fs/promises"
import { join } from "node:path"

/** Where a request path leads within a release. `file` is relative to the release, with `/` between segments. */
export type Location =
  { kind: "file"; file: string } | { kind: "redirect"; to: string } | { kind: "missing" }

const MISSING: Location = { kind: "missing" }

/** Encoded siblings are chosen by `Accept-Encoding`; asked for by name they would arrive undecoded. */
const ENCODED_SIBLING = /\.(br|gz)$/

/**
 * The names a request path is made of, or undefined where it can name no file of a release:
 * malformed escapes, empty segments, hidden files, `..` and separators in disguise.
 */
export function segmentsOf(path: string): string[] | undefined {
  const segments: string[] = []
  for (const raw of path.split("/").slice(1)) {
    let segment: string
    try {
      segment = decodeURIComponent(raw)
    } catch {
      return undefined
    }
    const isHidden = segment.startsWith(".") && segment !== ".well-known"
    if (segment === "" || isHidden || /[/\\\0]/.test(segment)) return undefined
    segments.push(segment)
  }
  return segments
}

/**
 * Finds what a request path stands for. Pages have no slash at their end: `/400` is `400/index.html`,
 * `/400/` redirects to it.
 * @param root absolute path of the release
 * @param path the path of the request as sent, without its query
 */
export async function locate(root: string, path: string): Promise<Location> {
  if (path === "/") return fileOrMissing(root, "index.html")

  const hasSlashAtEnd = path.endsWith("/")
  const pagePath = hasSlashAtEnd ? path.slice(0, -1) : path
  const segments = segmentsOf(pagePath)
  if (!segments) return MISSING

  const name = segments.join("/")
  if (ENCODED_SIBLING.test(name)) return MISSING
  const index = `${name}/index.html`
  if (hasSlashAtEnd) {
    return (await isFile(join(root, index))) ? { kind: "redirect", to: pagePath } : MISSING
  }
  if (await isFile(join(root, name))) return { kind: "file", file: name }
  return fileOrMissing(root, index)
}

async function fileOrMissing(root: string, file: string): Promise<Location> {
  return (await isFile(join(root, file))) ? { kind: "file", file } : MISSING
}

async function isFile(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile()
  } catch (error) {
    if (isAbsence(error)) return false
    throw error
  }
}

function isAbsence(error: unknown): boolean {
  const code = (error as NodeJS.ErrnoException).code
  return code === "ENOENT" || code === "ENOTDIR" || code === "ENAMETOOLONG"
}
