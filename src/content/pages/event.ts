import { mapBrandReference, brandDocument } from "../brand"
import { list, onlyDocument, required } from "../content-error"
import { eventDocument, mapEventSummary } from "../event-summary"
import { mapEvent } from "../event"
import type { EventPageQuery } from "../generated/queries"
import { mapSeo } from "../seo"

export const toEventModel = ({ cms }: EventPageQuery) => {
  const document = onlyDocument(cms.Events?.docs, "Event", "an event that is published")
  const event = mapEvent(document)
  const brand = required(
    document.venue?.brand,
    eventDocument(document),
    "venue.brand",
    "a brand that is published",
  )
  return {
    event,
    brand: mapBrandReference(brand, brandDocument(brand)),
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
