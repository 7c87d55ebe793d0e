import { list } from "../content-error"
import type { OrderPageQuery } from "../generated/queries"
import { memoise } from "../memoise"
import { reshapePage } from "../page-text"
import { reshapeOrdering, reshapeVenueSummary, venueDocument } from "../venue"
import type { OrderModel } from "../view-models"

export const toOrderModel = memoise(({ cms }: OrderPageQuery): OrderModel => ({
  page: reshapePage(cms.Pages, "order"),
  venues: list(cms.Locations?.docs).map((venue) => ({
    ...reshapeVenueSummary(venue),
    ordering: reshapeOrdering(venue, venueDocument(venue)),
  })),
}))
