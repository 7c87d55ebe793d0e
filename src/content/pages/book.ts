import { list } from "../content-error"
import type { BookPageQuery } from "../generated/queries"
import { memoise } from "../memoise"
import { reshapePage } from "../page-text"
import { reshapeBooking, reshapeVenueSummary, venueDocument } from "../venue"
import type { BookModel } from "../view-models"

export const toBookModel = memoise(({ cms }: BookPageQuery): BookModel => ({
  page: reshapePage(cms.Pages, "book"),
  venues: list(cms.Locations?.docs).map((venue) => ({
    ...reshapeVenueSummary(venue),
    booking: reshapeBooking(venue, venueDocument(venue)),
  })),
}))
