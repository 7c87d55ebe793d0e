import { createHmac, timingSafeEqual } from "node:crypto"

/** How far the clocks of the two may be apart, and a message be on its way, in milliseconds. */
const PATIENCE = 5 * 60_000

export const SIGNATURE_HEADER = "x-forno-signature"
export const TIME_HEADER = "x-forno-time"

/** Whom a message is for, and about what: one that was overheard is of no use anywhere else. */
export type Way =
  "bookings to the server" | "bookings to the CMS" | "orders to the server" | "orders to the CMS"

const signatureOf = (way: Way, time: string, body: string, secret: string): Buffer =>
  createHmac("sha256", secret).update(`${way}\n${time}\n${body}`).digest()

/** Headers that show the CMS and the forms' server to each other; both have the secret, and nobody else. */
export const signedHeaders = (
  way: Way,
  body: string,
  secret: string,
  now = Date.now(),
): Record<string, string> => ({
  "content-type": "application/json",
  [TIME_HEADER]: String(now),
  [SIGNATURE_HEADER]: signatureOf(way, String(now), body, secret).toString("base64url"),
})

/** Whether the other of the two has sent this body, a moment ago. */
export function isSigned(
  way: Way,
  body: string,
  headers: { time: string | null | undefined; signature: string | null | undefined },
  secret: string,
  now = Date.now(),
): boolean {
  const { time, signature } = headers
  if (!secret || !time || !signature || Math.abs(now - Number(time)) > PATIENCE) return false
  if (!Number.isFinite(Number(time))) return false
  const expected = signatureOf(way, time, body, secret)
  const given = Buffer.from(signature, "base64url")
  return given.length === expected.length && timingSafeEqual(given, expected)
}
