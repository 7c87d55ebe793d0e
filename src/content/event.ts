import { reshapeAddress } from "./address"
import { optional, required } from "./content-error"
import { instant } from "./day"
import { eventDocument, reshapeEventSummary } from "./event-summary"
import type { EventDetailFragment } from "./generated/queries"
import { venueDocument } from "./venue"
import type { EventModel } from "./view-models"

/** Apart from what its card shows: pages that show cards alone do not load how to read the rest. */
export function reshapeEvent(event: EventDetailFragment): EventModel {
  const document = eventDocument(event)
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
