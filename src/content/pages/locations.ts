import { brandDocument, mapBrandReference } from "../brand"
import { list } from "../content-error"
import type { LocationsPageQuery } from "../generated/queries"
import { mapPage } from "../page-text"
import { optionalPicture } from "../picture"
import { townNames } from "../towns"
import { tradingFirst } from "../trading"
import { mapVenueSummary } from "../venue"

export function toLocationsModel({ cms }: LocationsPageQuery) {
  const venues = list(cms.Locations?.docs).map((venue) => ({
    ...mapVenueSummary(venue),
    map: optionalPicture(venue.map),
  }))
  const townOf = townNames(venues.map(({ address }) => address))
  return {
    page: mapPage(cms.Pages, "locations"),
    venues: tradingFirst(venues.map((venue) => ({ ...venue, town: townOf(venue.address) }))),
    brands: list(cms.Brands?.docs).map((brand) => {
      const { name, slug } = mapBrandReference(brand, brandDocument(brand))
      return { name, slug }
    }),
  }
}

export type LocationsModel = ReturnType<typeof toLocationsModel>
