import { list } from "../content-error"
import type { BookPageQuery } from "../generated/queries"
import { memoise } from "../memoise"
import { mapPage } from "../page-text"
import { mapBooking, mapVenueSummary, venueDocument } from "../venue"

export const toBookModel = memoise(({ cms }: BookPageQuery) => ({
  page: mapPage(cms.Pages, "book"),
  venues: list(cms.Locations?.docs).map((venue) => ({
    ...mapVenueSummary(venue),
    booking: mapBooking(venue, venueDocument(venue)),
  })),
}))

export type BookModel = ReturnType<typeof toBookModel>
