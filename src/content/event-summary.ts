import type { Recurrence } from "../../shared/recurrence"
import { ContentError, oneOf, required, type DocumentRef } from "./content-error"
import { day, instant } from "./day"
import type { EventSummaryFragment } from "./generated/queries"
import { timeZone } from "./hours"
import { optionalMoney } from "./money"
import { picture } from "./picture"
import { mapVenueReference, venueDocument } from "./venue"

export const EVENT_STATUSES = ["scheduled", "cancelled", "postponed", "soldOut"] as const

export type EventStatus = (typeof EVENT_STATUSES)[number]

export const eventDocument = (event: { title?: string | null; id: number }): DocumentRef => ({
  type: "Event",
  name: event.title,
  id: event.id,
})

/** Whether one gets in by a table: it is on, and sells no tickets. */
export const takesTables = (event: {
  status?: string | null
  ticketUrl?: string | null
}): boolean => event.status === "scheduled" && !event.ticketUrl

/** An event as its card shows it. */
export type EventSummary = ReturnType<typeof mapEventSummary>

/** Which events are upcoming depends on when the page is read, not only on when it was built. */
export function mapEventSummary(event: EventSummaryFragment) {
  const document = eventDocument(event)
  const venue = required(event.venue, document, "venue", "a venue that is published")
  return {
    title: required(event.title, document, "title", "a title"),
    slug: required(event.slug, document, "slug", "a slug such as dough-school"),
    venue: {
      ...mapVenueReference(venue),
      city: required(venue.address?.city, venueDocument(venue), "address.city", "the town or city"),
      timeZone: timeZone(venue.timeZone, venueDocument(venue)),
    },
    /** Instants, ISO 8601 in UTC; shown in the venue's time zone. */
    ...mapTimes(event, document),
    recurrence: mapRecurrence(event.recurrence, document),
    image: picture(event.image, document, "image"),
    price: optionalMoney(event.price, event.currency, document, "price"),
    status: oneOf(event.status, EVENT_STATUSES, document, "status"),
  }
}

function mapTimes(event: EventSummaryFragment, document: DocumentRef) {
  const startsAt = instant(event.startsAt, document, "startsAt")
  const endsAt = instant(event.endsAt, document, "endsAt")
  if (endsAt <= startsAt) {
    throw new ContentError(document, "endsAt", "is not after the start", "a later time")
  }
  return { startsAt, endsAt }
}

export function mapRecurrence(
  recurrence: EventSummaryFragment["recurrence"],
  document: DocumentRef,
): Recurrence {
  const frequency = oneOf(
    recurrence?.frequency ?? "none",
    ["none", "weekly", "monthly"] as const,
    document,
    "recurrence.frequency",
  )
  if (frequency === "none") return { frequency }
  return { frequency, until: day(recurrence?.until, document, "recurrence.until") }
}
