import type { BookingSettings, VenueSummary } from "../../content/venue"
import { phoneHref } from "./venue-links"
import { statusReason } from "./venue-words"

/** How a table is got at one venue, in words ready to show. */
export type BookingInWords =
  | {
      kind: "online" | "phone"
      method: string
      label: string
      href: string
      terms: readonly string[]
    }
  | { kind: "walkIn"; method: string; terms: readonly string[] }
  | { kind: "unavailable"; method: string; reason: string }

function guests(count: number): string {
  return count === 1 ? "1 guest" : `${count} guests`
}

function notice(hours: number): string {
  if (hours % 24 === 0) return hours === 24 ? "a day" : `${hours / 24} days`
  return hours === 1 ? "an hour" : `${hours} hours`
}

function termsOf({ method, maxPartySize, noticeHours, note }: BookingSettings): string[] {
  const terms: string[] = []
  if (maxPartySize && method === "online")
    terms.push(`Up to ${guests(maxPartySize)} online; please call for more`)
  else if (maxPartySize) terms.push(`Tables for up to ${guests(maxPartySize)}`)
  if (noticeHours && method !== "walkIn") terms.push(`At least ${notice(noticeHours)} ahead`)
  if (note) terms.push(note)
  return terms
}

/** Only an open venue takes bookings; the others say why not. */
export function bookingInWords(
  venue: Pick<VenueSummary, "name" | "phone" | "hours"> & { booking: BookingSettings },
): BookingInWords {
  const { booking, phone } = venue
  const { status, statusNote } = venue.hours
  if (status !== "open")
    return {
      kind: "unavailable",
      method: "No bookings at the moment",
      reason: statusReason(status, statusNote),
    }

  const terms = termsOf(booking)
  if (booking.method === "walkIn")
    return { kind: "walkIn", method: "No bookings: just walk in", terms }
  if (booking.method === "online" && booking.url)
    return {
      kind: "online",
      method: "Book online",
      label: "Book a table",
      href: booking.url,
      terms,
    }
  return {
    kind: "phone",
    method: "Book by phone",
    label: `Call ${phone}`,
    href: phoneHref(phone),
    terms,
  }
}
