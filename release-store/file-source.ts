import { readFileSync } from "node:fs"

/** Where a file's content is: at hand, with its SHA-256 in hex where that is known, or in a file, by its absolute path. */
export type FileSource = { content: string | Uint8Array; hash?: string } | { file: string }

export function bytesOf(source: FileSource): Buffer {
  if ("file" in source) return readFileSync(source.file)
  const { content } = source
  return typeof content === "string"
    ? Buffer.from(content)
    : Buffer.from(content.buffer, content.byteOffset, content.byteLength)
}
