import { list } from "../content-error"
import type { OrderPageQuery } from "../generated/queries"
import { mapPage } from "../page-text"
import { tradingFirst } from "../trading"
import { mapListedVenue, mapOrdering, venueDocument } from "../venue"

export function toOrderModel({ cms }: OrderPageQuery) {
  const venues = list(cms.Locations?.docs)
  return {
    page: mapPage(cms.Pages, "order"),
    venues: tradingFirst(
      venues.map((venue) => ({
        ...mapListedVenue(venue, venues.length),
        ordering: mapOrdering(venue, venueDocument(venue)),
      })),
    ),
  }
}

export type OrderModel = ReturnType<typeof toOrderModel>
