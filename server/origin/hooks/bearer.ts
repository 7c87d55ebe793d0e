import { createHash, timingSafeEqual } from "node:crypto"

const digest = (text: string): Buffer => createHash("sha256").update(text).digest()

/**
 * Checks `Authorization: Bearer …` (RFC 6750) in constant time, whatever its length.
 */
export function createBearerCheck(token: string): (authorization: string | undefined) => boolean {
  const expected = digest(token)
  return (authorization) => {
    const given = /^Bearer +([^\s]+)$/i.exec(authorization ?? "")?.[1]
    return given !== undefined && timingSafeEqual(digest(given), expected)
  }
}
