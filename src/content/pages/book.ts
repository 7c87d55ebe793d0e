import { list, required } from "../content-error"
import { eventDocument, withoutTables } from "../event-summary"
import type { BookPageQuery } from "../generated/queries"
import { mapPage, type PageText } from "../page-text"
import { pooled } from "../pooled"
import { tastingMenuDocument } from "../tasting-menu"
import { isNotGone, tradingFirst } from "../trading"
import { mapBooking, mapVenueContact, venueDocument } from "../venue"

/** Of each venue what is shown of it. */
const bookVenues = ({ cms }: BookPageQuery) =>
  tradingFirst(
    list(cms.Locations?.docs)
      .filter(isNotGone)
      .map((venue) => {
        const { address, geo: _, ...contact } = mapVenueContact(venue)
        const { street, postcode, city, region, country } = address
        return {
          ...contact,
          address: { street, postcode, city, region, country },
          booking: mapBooking(venue, venueDocument(venue)),
        }
      }),
  )

const choicesOf = ({ cms }: BookPageQuery) => ({
  /** What a guest may have chosen before: named beside the way to a table where it is served. */
  tastingMenus: list(cms.TastingMenus?.docs).map((menu) => ({
    title: required(menu.title, tastingMenuDocument(menu), "title", "the tasting menu's title"),
    slug: required(menu.slug, tastingMenuDocument(menu), "slug", "a slug such as tasting-seven"),
    /** Slugs of those that serve it. */
    venues: list(menu.venues).flatMap(({ slug }) => slug ?? []),
  })),
  /** What a guest may come for, or hear why not. */
  events: list(cms.Events?.docs).map((event) => ({
    title: required(event.title, eventDocument(event), "title", "a title"),
    slug: required(event.slug, eventDocument(event), "slug", "a slug such as dough-school"),
    venues: [event.venue?.slug ?? ""],
    closed: withoutTables(event),
  })),
})

export const toBookModel = (answer: BookPageQuery) => ({
  page: mapPage(answer.cms.Pages, "book"),
  venues: pooled(bookVenues(answer), "brand", "hours", "booking"),
  ...choicesOf(answer),
})

export type BookData = ReturnType<typeof toBookModel>

export interface BookModel extends ReturnType<typeof choicesOf> {
  page: PageText
  venues: ReturnType<typeof bookVenues>
}
