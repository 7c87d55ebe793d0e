import { mapBrandDetail } from "../brand"
import { list, required } from "../content-error"
import type { BrandPageQuery } from "../generated/queries"
import { tradingFirst } from "../hours"
import { mapMenu } from "../menu"
import { mapSeo } from "../seo"
import { mapTastingMenuTeaser } from "../tasting-menu"
import { mapVenueReference, mapVenueSummary, takesBookings } from "../venue"

export const toBrandModel = ({ cms }: BrandPageQuery) => {
  const document = required(
    list(cms.Brands?.docs)[0],
    { type: "Brand" },
    "slug",
    "a brand that is published",
  )
  const brand = mapBrandDetail(document)
  const venues = list(cms.Locations?.docs)
  const ids = new Set(venues.map((venue) => venue.id))
  return {
    brand,
    seo: mapSeo(document.seo, {
      title: brand.name,
      description: brand.summary,
      image: document.hero,
    }),
    venues: tradingFirst(venues.map(mapVenueSummary)),
    takesBookings: venues.some(takesBookings),
    menus: list(cms.Menus?.docs)
      .map((menu) => ({
        menu: mapMenu(menu),
        venues: venues
          .filter(({ status }) => status === "open" || status === "temporarilyClosed")
          .filter((venue) => list(venue.menus).some((served) => served.id === menu.id))
          .map((venue) => {
            const { name, path } = mapVenueReference(venue)
            return { name, path }
          }),
      }))
      // A menu that no venue serves yet is not the guests' business.
      .filter(({ venues }) => venues.length > 0),
    tastingMenus: list(cms.TastingMenus?.docs)
      .filter((menu) => list(menu.venues).some((venue) => ids.has(venue.id)))
      .map(mapTastingMenuTeaser),
  }
}

export type BrandModel = ReturnType<typeof toBrandModel>
