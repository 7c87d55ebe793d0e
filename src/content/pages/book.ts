import { list, required } from "../content-error"
import { eventDocument, takesTables } from "../event-summary"
import type { BookPageQuery } from "../generated/queries"
import { mapPage } from "../page-text"
import { tastingMenuDocument } from "../tasting-menu"
import { tradingFirst } from "../trading"
import { mapBooking, mapVenueContact, venueDocument } from "../venue"

export const toBookModel = ({ cms }: BookPageQuery) => ({
  page: mapPage(cms.Pages, "book"),
  venues: tradingFirst(
    list(cms.Locations?.docs).map((venue) => ({
      ...mapVenueContact(venue),
      booking: mapBooking(venue, venueDocument(venue)),
    })),
  ),
  /** What a guest may have chosen before: named beside the way to a table where it is served. */
  tastingMenus: list(cms.TastingMenus?.docs).map((menu) => ({
    title: required(menu.title, tastingMenuDocument(menu), "title", "the tasting menu's title"),
    slug: required(menu.slug, tastingMenuDocument(menu), "slug", "a slug such as tasting-seven"),
    /** Slugs of those that serve it. */
    venues: list(menu.venues).flatMap(({ slug }) => slug ?? []),
  })),
  /** What a guest may come for. */
  events: list(cms.Events?.docs)
    .filter(takesTables)
    .map((event) => ({
      title: required(event.title, eventDocument(event), "title", "a title"),
      slug: required(event.slug, eventDocument(event), "slug", "a slug such as dough-school"),
      venues: [event.venue?.slug ?? ""],
    })),
})

export type BookModel = ReturnType<typeof toBookModel>
