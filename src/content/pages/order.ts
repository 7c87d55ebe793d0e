import { list } from "../content-error"
import type { OrderPageQuery } from "../generated/queries"
import { mapPage } from "../page-text"
import { tradingFirst } from "../trading"
import { mapOrdering, mapVenueSummary, venueDocument } from "../venue"

export const toOrderModel = ({ cms }: OrderPageQuery) => ({
  page: mapPage(cms.Pages, "order"),
  venues: tradingFirst(
    list(cms.Locations?.docs).map((venue) => ({
      ...mapVenueSummary(venue),
      ordering: mapOrdering(venue, venueDocument(venue)),
    })),
  ),
})

export type OrderModel = ReturnType<typeof toOrderModel>
