import { reshapeBrandDetail } from "../brand"
import { list, required } from "../content-error"
import type { BrandPageQuery } from "../generated/queries"
import { memoise } from "../memoise"
import { reshapeMenu } from "../menu"
import { reshapeSeo } from "../seo"
import { reshapeTastingMenuTeaser } from "../tasting-menu"
import { reshapeVenueReference, reshapeVenueSummary } from "../venue"
import type { BrandModel } from "../view-models"

export const toBrandModel = memoise(({ cms }: BrandPageQuery): BrandModel => {
  const document = required(
    list(cms.Brands?.docs)[0],
    { type: "Brand" },
    "slug",
    "a brand that is published",
  )
  const brand = reshapeBrandDetail(document)
  const venues = list(cms.Locations?.docs)
  const ids = new Set(venues.map((venue) => venue.id))
  return {
    brand,
    seo: reshapeSeo(document.seo, {
      title: brand.name,
      description: brand.summary,
      image: brand.hero,
    }),
    venues: venues.map(reshapeVenueSummary),
    menus: list(cms.Menus?.docs)
      .map((menu) => ({
        menu: reshapeMenu(menu),
        venues: venues
          .filter(({ status }) => status === "open" || status === "temporarilyClosed")
          .filter((venue) => list(venue.menus).some((served) => served.id === menu.id))
          .map((venue) => {
            const { name, path } = reshapeVenueReference(venue)
            return { name, path }
          }),
      }))
      // A menu that no venue serves yet is not the guests' business.
      .filter(({ venues }) => venues.length > 0),
    tastingMenus: list(cms.TastingMenus?.docs)
      .filter((menu) => list(menu.venues).some((venue) => ids.has(venue.id)))
      .map(reshapeTastingMenuTeaser),
  }
})
