import { readFileSync } from "node:fs"

/** Where a file's content is: at hand, or in a file, by its absolute path; and its SHA-256 in hex, where that is known. */
export type FileSource = ({ content: string | Uint8Array } | { file: string }) & { hash?: string }

/** At once: who waits for a file queues behind what is being encoded. */
export function bytesOf(source: FileSource): Buffer {
  if ("file" in source) return readFileSync(source.file)
  const { content } = source
  return typeof content === "string"
    ? Buffer.from(content)
    : Buffer.from(content.buffer, content.byteOffset, content.byteLength)
}
