import { brandDocument, mapBrandReference } from "../brand"
import { list } from "../content-error"
import type { LocationsPageQuery } from "../generated/queries"
import { PICTURED_VENUES } from "../many-venues"
import { mapPage } from "../page-text"
import { optionalPicture } from "../picture"
import { townNames } from "../towns"
import { tradingFirst } from "../trading"
import { mapDescribedVenue } from "../venue"

export function toLocationsModel({ cms }: LocationsPageQuery) {
  const all = list(cms.Locations?.docs)
  const venues = all.map((venue) => ({
    ...mapDescribedVenue(venue, all.length),
    map: all.length > PICTURED_VENUES ? undefined : optionalPicture(venue.map),
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
