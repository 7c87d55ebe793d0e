import type { RecurringEvent } from "../../shared/recurrence"
import { reshapeAddress } from "./address"
import { oneOf, optional, required, type DocumentRef } from "./content-error"
import { day, instant } from "./day"
import { timeZone } from "./hours"
import { optionalMoney } from "./money"
import { picture } from "./picture"
import type { EventDetailFragment, EventSummaryFragment } from "./generated/queries"
import { reshapeVenueReference, venueDocument } from "./venue"
import type { EventModel, EventStatus, EventSummary } from "./view-models"

const EVENT_STATUSES: readonly EventStatus[] = ["scheduled", "cancelled", "postponed", "soldOut"]

type EventTimes = Pick<
  EventSummaryFragment,
  "title" | "startsAt" | "endsAt" | "recurrence" | "status"
> & { readonly venue?: { readonly id: number; readonly timeZone?: string | null } | null }

const documentOf = ({ title, id }: { title?: string | null; id: number }): DocumentRef => ({
  type: "Event",
  name: title,
  id,
})

/** What decides when an event is listed, and whether. */
export function reshapeEventTimes(event: EventTimes & { id: number }): RecurringEvent & {
  title: string
  status: EventStatus
  venue: { timeZone: string }
} {
  const document = documentOf(event)
  const venue = required(event.venue, document, "venue", "a venue that is published")
  return {
    title: required(event.title, document, "title", "a title"),
    venue: { timeZone: timeZone(venue.timeZone, venueDocument(venue)) },
    startsAt: instant(event.startsAt, document, "startsAt"),
    endsAt: instant(event.endsAt, document, "endsAt"),
    recurrence: reshapeRecurrence(event.recurrence, document),
    status: oneOf(event.status, EVENT_STATUSES, document, "status"),
  }
}

/** Which events are upcoming depends on when the page is read, not only on when it was built. */
export function reshapeEventSummary(event: EventSummaryFragment): EventSummary {
  const document = documentOf(event)
  const venue = required(event.venue, document, "venue", "a venue that is published")
  const times = reshapeEventTimes(event)
  return {
    ...times,
    slug: required(event.slug, document, "slug", "a slug such as dough-school"),
    venue: {
      ...reshapeVenueReference(venue),
      city: required(venue.address?.city, venueDocument(venue), "address.city", "the town or city"),
      timeZone: times.venue.timeZone,
    },
    image: picture(event.image, document, "image"),
    price: optionalMoney(event.price, event.currency, document, "price"),
  }
}

export function reshapeEvent(event: EventDetailFragment): EventModel {
  const document = documentOf(event)
  const summary = reshapeEventSummary(event)
  const address = reshapeAddress(event.venue?.address, venueDocument(event.venue ?? {}))
  return {
    ...summary,
    venue: { ...summary.venue, address },
    summary: required(event.summary, document, "summary", "one or two sentences"),
    description: event.description ?? [],
    priceNote: optional(event.priceNote),
    ticketUrl: optional(event.ticketUrl),
    statusNote: optional(event.statusNote),
    revisedAt: event.updatedAt ? instant(event.updatedAt, document, "updatedAt") : undefined,
  }
}

function reshapeRecurrence(
  recurrence: EventTimes["recurrence"],
  document: DocumentRef,
): EventSummary["recurrence"] {
  const frequency = oneOf(
    recurrence?.frequency ?? "none",
    ["none", "weekly", "monthly"] as const,
    document,
    "recurrence.frequency",
  )
  if (frequency === "none") return { frequency }
  return { frequency, until: day(recurrence?.until, document, "recurrence.until") }
}
