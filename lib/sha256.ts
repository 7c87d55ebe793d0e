import { createHash } from "node:crypto"

/** SHA-256 of bytes, or of texts as UTF-8, one after the other, in hex. */
export function sha256(...contents: readonly (string | Uint8Array)[]): string {
  const hash = createHash("sha256")
  for (const content of contents) hash.update(content)
  return hash.digest("hex")
}
