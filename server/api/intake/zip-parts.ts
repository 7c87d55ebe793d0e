import { inflateRawSync } from "node:zlib"

/** Signatures and places of a ZIP's records (APPNOTE 4.3.7, 4.3.12, 4.3.16). */
const LOCAL = 0x04034b50
const CENTRAL = 0x02014b50
const END = Buffer.from("PK\x05\x06", "latin1")
const LOCAL_LENGTH = 30
const CENTRAL_LENGTH = 46
const DEFLATED = 8
/** Parts that are looked at, and of one part, in bytes: what is larger is no text that somebody has written. */
const MOST_PARTS = 5_000
const MOST_BYTES = 1024 * 1024

/** The names of an archive's parts by its directory, and what one of them holds. @returns nothing where it is no archive */
export function partsOf(
  bytes: Buffer,
): { names: ReadonlySet<string>; read: (name: string) => string } | undefined {
  try {
    if (bytes.readUInt32LE(0) !== LOCAL) return undefined
    const end = bytes.lastIndexOf(END)
    const count = bytes.readUInt16LE(end + 10)
    if (end < 0 || count > MOST_PARTS) return undefined
    const parts = new Map<string, { method: number; size: number; at: number }>()
    let at = bytes.readUInt32LE(end + 16)
    for (let part = 0; part < count; part += 1) {
      if (bytes.readUInt32LE(at) !== CENTRAL) return undefined
      const [name, extra, comment] = [28, 30, 32].map((place) => bytes.readUInt16LE(at + place))
      const from = at + CENTRAL_LENGTH
      parts.set(bytes.toString("utf8", from, from + (name ?? 0)), {
        method: bytes.readUInt16LE(at + 10),
        size: bytes.readUInt32LE(at + 20),
        at: bytes.readUInt32LE(at + 42),
      })
      at = from + (name ?? 0) + (extra ?? 0) + (comment ?? 0)
    }
    const read = (name: string): string => {
      const part = parts.get(name)
      if (!part) return ""
      const [nameLength, extra] = [26, 28].map((place) => bytes.readUInt16LE(part.at + place))
      const from = part.at + LOCAL_LENGTH + (nameLength ?? 0) + (extra ?? 0)
      const content = bytes.subarray(from, from + part.size)
      return (
        part.method === DEFLATED
          ? inflateRawSync(content, { maxOutputLength: MOST_BYTES })
          : content
      ).toString("utf8")
    }
    return { names: new Set(parts.keys()), read: (name) => orNothing(() => read(name)) }
  } catch {
    // It says of itself what lies beyond its end.
    return undefined
  }
}

/** What cannot be unpacked says nothing. */
function orNothing(read: () => string): string {
  try {
    return read()
  } catch {
    return ""
  }
}
