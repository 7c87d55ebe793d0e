import { EVENT_TYPES, type EventType } from "../../shared/event-types"
import { mapAddress } from "./address"
import { oneOf, optional, required } from "./content-error"
import { instant } from "./day"
import { eventDocument, mapEventSummary, takesTables } from "./event-summary"
import type { EventDetailFragment } from "./generated/queries"
import { VENUE_STATUSES } from "./trading"
import { takesBookings, venueDocument } from "./venue"

const EVENT_TYPE_NAMES = Object.keys(EVENT_TYPES) as EventType[]

export const eventDetailFragment = /* GraphQL */ `
  fragment EventDetail on CMS_Event {
    ...EventSummary
    venue {
      phone
      status
      address {
        ...AddressDetail
      }
      booking {
        method
        daysAhead
      }
    }
    type
    summary
    description
    priceNote
    ticketUrl
    statusNote
    previousStartsAt
    updatedAt
  }
`

export type EventModel = ReturnType<typeof mapEvent>

/** Apart from what its card shows: pages that show cards alone do not load how to read the rest. */
export function mapEvent(event: EventDetailFragment) {
  const document = eventDocument(event)
  const summary = mapEventSummary(event)
  const where = venueDocument(event.venue ?? {})
  const address = mapAddress(event.venue?.address, where)
  const status = oneOf(event.venue?.status, VENUE_STATUSES, where, "status")
  const booking = event.venue?.booking
  return {
    ...summary,
    venue: { ...summary.venue, address, status, phone: optional(event.venue?.phone) },
    /** Whether one comes in by a table that can be booked. */
    takesBookings: takesTables({ ...event, ...summary }) && takesBookings(event.venue ?? {}),
    /** So many days before a date its tables can be booked from; nothing where others give them away. */
    daysAhead: booking?.method === "own" ? optional(booking.daysAhead) : undefined,
    summary: required(event.summary, document, "summary", "one or two sentences"),
    type: event.type ? oneOf(event.type, EVENT_TYPE_NAMES, document, "type") : undefined,
    description: event.description ?? [],
    priceNote: optional(event.priceNote),
    ticketUrl: optional(event.ticketUrl),
    statusNote: optional(event.statusNote),
    /** Instant it was to start before it was moved, ISO 8601. */
    previousStartsAt: event.previousStartsAt
      ? instant(event.previousStartsAt, document, "previousStartsAt")
      : undefined,
    /** Where somebody counts them. */
    placesLeft: event.placesLeft ?? undefined,
    /** Instant of the last change, ISO 8601; tells a guest's calendar which copy is newer. */
    revisedAt: event.updatedAt ? instant(event.updatedAt, document, "updatedAt") : undefined,
  }
}
