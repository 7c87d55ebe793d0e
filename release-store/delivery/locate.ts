import { fileOfPage } from "../../shared/page-files"
import type { Release, ServedFile } from "./release"
import { STATIC_HOST_FILES } from "./static-host-files"
import type { Redirect } from "../manifest"

/** Where the path of a request leads within a release. */
export type Location =
  | { kind: "file"; file: ServedFile }
  /** To the page's own address, without the slash at its end. */
  | { kind: "slash"; to: string }
  /** What the editors have decided. */
  | { kind: "redirect"; redirect: Redirect }
  | { kind: "missing" }

const MISSING: Location = { kind: "missing" }

/** Encoded siblings are chosen by `Accept-Encoding`; asked for by name they would arrive undecoded. */
const ENCODED_SIBLING = /\.(br|gz)$/
const NOT_SERVED: ReadonlySet<string> = new Set(STATIC_HOST_FILES)

/**
 * The names a request path is made of, or undefined where it can name no file of a release:
 * malformed escapes, empty segments, hidden files, `..` and separators in disguise.
 */
export function segmentsOf(path: string): string[] | undefined {
  const segments: string[] = []
  for (const raw of path.split("/").slice(1)) {
    let segment = raw
    if (raw.includes("%")) {
      try {
        segment = decodeURIComponent(raw)
      } catch {
        return undefined
      }
    }
    const isHidden = segment.startsWith(".") && segment !== ".well-known"
    if (segment === "" || isHidden || /[/\\\0]/.test(segment)) return undefined
    segments.push(segment)
  }
  return segments
}

/**
 * Finds what a request path stands for. Pages have no slash at their end: `/400` is `400/index.html`, `/400/` redirects
 * to it. A page is stronger than a redirect away from its address.
 * @param path the path of the request as sent, without its query
 */
export function locate({ find, redirects }: Release, path: string): Location {
  if (path === "/") return found(find(fileOfPage(path)))

  const hasSlashAtEnd = path.endsWith("/")
  const pagePath = hasSlashAtEnd ? path.slice(0, -1) : path
  const segments = segmentsOf(pagePath)
  if (!segments) return MISSING

  const name = segments.join("/")
  if (ENCODED_SIBLING.test(name) || NOT_SERVED.has(name)) return MISSING
  const page = find(fileOfPage(name))
  if (hasSlashAtEnd && page) return { kind: "slash", to: pagePath }
  const file = hasSlashAtEnd ? undefined : (find(name) ?? page)
  if (file) return { kind: "file", file }
  const redirect = redirects.get(`/${name}`)
  return redirect ? { kind: "redirect", redirect } : MISSING
}

const found = (file: ServedFile | undefined): Location => (file ? { kind: "file", file } : MISSING)
