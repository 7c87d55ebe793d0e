import { createHmac, timingSafeEqual } from "node:crypto"
import type { Service } from "./slots"
import type { BookingState } from "./states"

/** How far the clocks of the two may be apart, and a message be on its way, in milliseconds. */
const PATIENCE = 5 * 60_000

export const SIGNATURE_HEADER = "x-forno-signature"
export const TIME_HEADER = "x-forno-time"

/** Which way a message goes: one that was overheard is of no use the other way. */
type Way = "to the bookings" | "to the CMS"

const signatureOf = (way: Way, time: string, body: string, secret: string): Buffer =>
  createHmac("sha256", secret).update(`${way}\n${time}\n${body}`).digest()

/** Headers that show the CMS and the booking server to each other; both have the secret, and nobody else. */
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

/** Where the booking server listens to the CMS, outside of what the site's own origin passes on. */
export const STAFF_PATH = "/staff/bookings"
/** Where the CMS takes in the bookings' copies, below its own `/api`. */
export const MIRROR_PATH = "/booking-copies"

/** What staff ask of the booking server. Days are `YYYY-MM-DD`, times `HH:MM` at the venue. */
export type StaffRequest = { venue: string; by: string } & (
  | { ask: "day"; day: string }
  | { ask: "move"; reference: string; day: string; time: string; party: number }
  | { ask: "cancel"; reference: string }
  | { ask: "block"; day: string; from: string; until: string }
  | { ask: "unblock"; id: number }
)

export interface StaffBooking {
  reference: string
  state: BookingState
  day: string
  time: string
  /** Instants, in milliseconds since 1970. */
  startsAt: number
  endsAt: number
  party: number
  name: string
  email: string
  phone: string
  message: string
  choice: string
  suspicion: string | null
}

/** A day at a venue, as staff see it. */
export interface StaffDay {
  is: "day"
  timeZone: string
  seats: number
  coversPerSlot: number
  /** Every time of the day, free or not. */
  services: readonly Service[]
  /** Why there is none. */
  closed: string | null
  bookings: readonly StaffBooking[]
  blocks: readonly { id: number; from: number; until: number; madeBy: string }[]
}

export type StaffAnswer = StaffDay | { is: "done" } | { is: "refused"; why: string }
