import { isUtf8 } from "node:buffer"
import { type IncomingHttpHeaders } from "node:http"
import { Webhook } from "standardwebhooks"

/** How far a delivery's time may lie from ours, in seconds; the Standard Webhooks specification's own tolerance. */
export const TOLERANCE = 5 * 60

/** What identifies one attempt to deliver one event. */
export interface Delivery {
  id: string
  /** In seconds since 1970. */
  timestamp: number
}

export type Refusal = "incomplete" | "stale" | "forged" | "replayed"

/**
 * Printable, and without the full stop that separates what is signed: with one inside, another id and time could
 * be read out of the same signed bytes.
 */
const ID = /^[\x21-\x2d\x2f-\x7e]{1,200}$/
/** One way to write each time, so that a replay cannot hide behind another. */
const TIMESTAMP = /^[1-9]\d{0,10}$/
const LONGEST_SIGNATURES = 2_000

/**
 * Reads what a delivery says of itself, with no look at the body: most of what is forged or stale ends here.
 * @param now in milliseconds since 1970
 */
export function readDelivery(
  headers: IncomingHttpHeaders,
  now: number,
): Delivery | { refused: Refusal } {
  const id = headers["webhook-id"]
  const time = headers["webhook-timestamp"]
  const signatures = headers["webhook-signature"]
  if (typeof id !== "string" || typeof time !== "string" || typeof signatures !== "string") {
    return { refused: "incomplete" }
  }
  if (!ID.test(id) || !TIMESTAMP.test(time) || signatures.length > LONGEST_SIGNATURES) {
    return { refused: "incomplete" }
  }
  const timestamp = Number(time)
  if (isStale(timestamp, now)) return { refused: "stale" }
  return { id, timestamp }
}

export const isStale = (timestamp: number, now: number): boolean =>
  Math.abs(Math.floor(now / 1000) - timestamp) > TOLERANCE

/**
 * Checks signatures as Standard Webhooks say: HMAC-SHA256 over id, time and the raw body, compared in constant time.
 * @param secrets base64, with or without `whsec_`; while secrets rotate, either of two will do
 */
export function createSignatureCheck(
  secrets: readonly string[],
): (headers: IncomingHttpHeaders, body: Buffer) => boolean {
  const webhooks = secrets.map((secret) => new Webhook(secret))
  return (headers, body) => {
    // The library signs text: bytes that are none would be replaced before they are compared.
    if (!isUtf8(body)) return false
    const text = body.toString("utf8")
    const signed = {
      "webhook-id": String(headers["webhook-id"]),
      "webhook-timestamp": String(headers["webhook-timestamp"]),
      "webhook-signature": String(headers["webhook-signature"]),
    }
    return webhooks.some((webhook) => {
      try {
        webhook.verify(text, signed, { jsonParse: false })
        return true
      } catch {
        return false
      }
    })
  }
}
