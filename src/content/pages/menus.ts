import { list } from "../content-error"
import type { MenusPageQuery } from "../generated/queries"
import { mapMenuReference } from "../menu"
import { mapPage } from "../page-text"
import { byTrading } from "../trading"
import { mapVenueLine } from "../venue"

/** Brands in their order, of each the venues that trade first, of each what it serves. */
export const toMenusModel = ({ cms }: MenusPageQuery) => {
  const order = list(cms.Brands?.docs).map(({ slug }) => slug)
  const rank = ({ brand }: { brand: { slug: string } }): number => order.indexOf(brand.slug)
  return {
    page: mapPage(cms.Pages, "menus"),
    venues: list(cms.Locations?.docs)
      .filter(({ status }) => status !== "closed")
      .map((venue) => ({
        ...mapVenueLine(venue),
        menus: list(venue.menus).map(mapMenuReference),
      }))
      .filter(({ menus }) => menus.length > 0)
      .sort((a, b) => rank(a) - rank(b) || byTrading(a.hours, b.hours)),
  }
}

export type MenusModel = ReturnType<typeof toMenusModel>
