import type { BookingSettings, VenueSummary } from "../../content/venue"
import { phoneHref } from "./venue-links"
import { bookATable } from "../../texts/common"
import { call } from "../../texts/call"
import { statusReason } from "../../texts/venue"
import * as texts from "../../texts/booking"

/** How a table is got at one venue, in words ready to show. */
export type BookingInWords =
  | {
      kind: "online" | "phone"
      method: string
      label: string
      href: string
      terms: readonly string[]
    }
  | { kind: "own"; method: string; label: string; terms: readonly string[] }
  | { kind: "walkIn"; method: string; terms: readonly string[] }
  | { kind: "unavailable"; method: string; reason: string }

function termsOf({ method, maxPartySize, noticeHours, note }: BookingSettings): string[] {
  const terms: string[] = []
  if (maxPartySize && (method === "online" || method === "own"))
    terms.push(texts.upToOnline(maxPartySize))
  else if (maxPartySize) terms.push(texts.upTo(maxPartySize))
  if (noticeHours && method !== "walkIn") terms.push(texts.atLeastAhead(noticeHours))
  if (note) terms.push(note)
  return terms
}

/** Only an open venue takes bookings; the others say why not. */
export function bookingInWords(
  venue: Pick<VenueSummary, "phone" | "hours"> & { booking: BookingSettings },
): BookingInWords {
  const { booking, phone } = venue
  const { status, statusNote } = venue.hours
  if (status !== "open")
    return {
      kind: "unavailable",
      method: texts.notNow,
      reason: statusReason(status, statusNote),
    }

  const terms = termsOf(booking)
  if (booking.method === "walkIn") return { kind: "walkIn", method: texts.walkIn, terms }
  if (booking.method === "own")
    return {
      kind: "own",
      method: texts.here,
      label: bookATable,
      terms,
    }
  if (booking.method === "online" && booking.url)
    return {
      kind: "online",
      method: texts.online,
      label: bookATable,
      href: booking.url,
      terms,
    }
  return {
    kind: "phone",
    method: texts.byPhone,
    label: call(phone),
    href: phoneHref(phone),
    terms,
  }
}
