import { mapBrandReference, brandDocument } from "../brand"
import { list, onlyDocument, optional, required } from "../content-error"
import { eventDocument, mapEventSummary, takesTables } from "../event-summary"
import { mapEvent } from "../event"
import type { EventPageQuery } from "../generated/queries"
import { mapSeo } from "../seo"
import { takesBookings } from "../venue"

export const toEventModel = ({ cms }: EventPageQuery) => {
  const document = onlyDocument(cms.Events?.docs, "Event", "an event that is published")
  const event = mapEvent(document)
  const brand = required(
    document.venue?.brand,
    eventDocument(document),
    "venue.brand",
    "a brand that is published",
  )
  const booking = document.venue?.booking
  return {
    event,
    brand: mapBrandReference(brand, brandDocument(brand)),
    /** Whether one comes in by a table that can be booked. */
    takesBookings: takesTables(event) && takesBookings(document.venue ?? {}),
    /** So many days before a date its tables can be booked from; nothing where others give them away. */
    daysAhead: booking?.method === "own" ? optional(booking.daysAhead) : undefined,
    seo: mapSeo(document.seo, {
      title: event.title,
      description: event.summary,
      image: document.image,
    }),
    /** What comes next at the venue; where nothing does, anywhere. */
    others: list(cms.others?.docs).map(mapEventSummary),
  }
}

export type EventPageModel = ReturnType<typeof toEventModel>
