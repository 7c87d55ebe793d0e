/** A part of a file, in bytes; `end` belongs to it. */
export interface ByteRange {
  start: number
  end: number
}

/**
 * Whether the browser has this very file already (RFC 9110, 13.1.2): `If-None-Match` compares weakly, as a proxy may
 * have made our tag a weak one.
 * @param etag with its quotation marks
 */
export function isUnchanged(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch === etag || ifNoneMatch.trim() === "*") return true
  return ifNoneMatch.split(",").some((tag) => opaque(tag.trim()) === opaque(etag))
}

const opaque = (tag: string): string => tag.replace(/^W\//, "")

/**
 * The part that a request asks for (RFC 9110, 14.2). Nothing where it asks for the whole, for several parts at once,
 * for what cannot be read, or for a part of what the file was before (`If-Range`): then the whole is the answer.
 * @param size of the whole, in bytes
 */
export function requestedRange(
  range: string | undefined,
  ifRange: string | undefined,
  { etag, size }: { etag: string; size: number },
): ByteRange | "unsatisfiable" | undefined {
  if (range === undefined) return undefined
  // Compared strongly: parts of what has a weak tag may be parts of other bytes.
  if (ifRange !== undefined && (ifRange !== etag || etag.startsWith("W/"))) return undefined
  const [, first = "", last = ""] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range.trim()) ?? []
  if (first === "" && last === "") return undefined
  if (first === "") {
    const length = Math.min(Number(last), size)
    return length === 0 ? "unsatisfiable" : { start: size - length, end: size - 1 }
  }
  const start = Number(first)
  const end = last === "" ? size - 1 : Number(last)
  if (last !== "" && end < start) return undefined
  return start >= size ? "unsatisfiable" : { start, end: Math.min(end, size - 1) }
}
