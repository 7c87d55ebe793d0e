import { brandDocument, mapBrandReference } from "../brand"
import { list } from "../content-error"
import type { LocationsPageQuery } from "../generated/queries"
import { mapPage } from "../page-text"
import { optionalPicture } from "../picture"
import { tradingFirst } from "../trading"
import { mapVenueSummary } from "../venue"

export const toLocationsModel = ({ cms }: LocationsPageQuery) => ({
  page: mapPage(cms.Pages, "locations"),
  venues: tradingFirst(
    list(cms.Locations?.docs).map((venue) => ({
      ...mapVenueSummary(venue),
      map: optionalPicture(venue.map),
    })),
  ),
  brands: list(cms.Brands?.docs).map((brand) => {
    const { name, slug } = mapBrandReference(brand, brandDocument(brand))
    return { name, slug }
  }),
})

export type LocationsModel = ReturnType<typeof toLocationsModel>
