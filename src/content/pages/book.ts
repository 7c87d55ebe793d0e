import { list, required } from "../content-error"
import type { BookPageQuery } from "../generated/queries"
import { mapPage } from "../page-text"
import { tastingMenuDocument } from "../tasting-menu"
import { mapBooking, mapVenueSummary, venueDocument } from "../venue"

export const toBookModel = ({ cms }: BookPageQuery) => ({
  page: mapPage(cms.Pages, "book"),
  venues: list(cms.Locations?.docs).map((venue) => ({
    ...mapVenueSummary(venue),
    booking: mapBooking(venue, venueDocument(venue)),
  })),
  /** What a guest may have chosen before: named beside the way to a table where it is served. */
  tastingMenus: list(cms.TastingMenus?.docs).map((menu) => ({
    title: required(menu.title, tastingMenuDocument(menu), "title", "the tasting menu's title"),
    slug: required(menu.slug, tastingMenuDocument(menu), "slug", "a slug such as tasting-seven"),
    /** Slugs of those that serve it. */
    venues: list(menu.venues).flatMap(({ slug }) => slug ?? []),
  })),
})

export type BookModel = ReturnType<typeof toBookModel>
