import { reshapeAddress } from "./address"
import { oneOf, optional, required, type DocumentRef } from "./content-error"
import { day, instant } from "./day"
import { timeZone } from "./hours"
import { optionalMoney } from "./money"
import { picture } from "./picture"
import type { EventDetailFragment } from "./generated/queries"
import { reshapeVenueReference, venueDocument } from "./venue"
import type { EventModel, EventStatus } from "./view-models"

const EVENT_STATUSES: readonly EventStatus[] = ["scheduled", "cancelled", "postponed", "soldOut"]

/** Past events are left in: which are upcoming depends on when the page is read, not when it was built. */
export function reshapeEvent(event: EventDetailFragment): EventModel {
  const document: DocumentRef = { type: "Event", name: event.title, id: event.id }
  const venue = required(event.venue, document, "venue", "a venue that is published")
  const address = reshapeAddress(venue.address, venueDocument(venue))
  return {
    title: required(event.title, document, "title", "a title"),
    slug: required(event.slug, document, "slug", "a slug such as dough-school"),
    venue: {
      ...reshapeVenueReference(venue),
      city: address.city,
      timeZone: timeZone(venue.timeZone, venueDocument(venue)),
      address,
    },
    summary: required(event.summary, document, "summary", "one or two sentences"),
    description: event.description ?? [],
    startsAt: instant(event.startsAt, document, "startsAt"),
    endsAt: instant(event.endsAt, document, "endsAt"),
    recurrence: reshapeRecurrence(event.recurrence, document),
    image: picture(event.image, document, "image"),
    price: optionalMoney(event.price, event.currency, document, "price"),
    priceNote: optional(event.priceNote),
    ticketUrl: optional(event.ticketUrl),
    status: oneOf(event.status, EVENT_STATUSES, document, "status"),
    statusNote: optional(event.statusNote),
    revisedAt: event.updatedAt ? instant(event.updatedAt, document, "updatedAt") : undefined,
  }
}

function reshapeRecurrence(
  recurrence: EventDetailFragment["recurrence"],
  document: DocumentRef,
): EventModel["recurrence"] {
  const frequency = oneOf(
    recurrence?.frequency ?? "none",
    ["none", "weekly", "monthly"] as const,
    document,
    "recurrence.frequency",
  )
  if (frequency === "none") return { frequency }
  return { frequency, until: day(recurrence?.until, document, "recurrence.until") }
}
