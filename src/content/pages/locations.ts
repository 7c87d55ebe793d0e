import { brandDocument, reshapeBrandReference } from "../brand"
import { list } from "../content-error"
import type { LocationsPageQuery } from "../generated/queries"
import { memoise } from "../memoise"
import { reshapePage } from "../page-text"
import { optionalPicture } from "../picture"
import { reshapeVenueSummary } from "../venue"
import type { LocationsModel } from "../view-models"

export const toLocationsModel = memoise(({ cms }: LocationsPageQuery): LocationsModel => ({
  page: reshapePage(cms.Pages, "locations"),
  venues: list(cms.Locations?.docs).map((venue) => ({
    ...reshapeVenueSummary(venue),
    map: optionalPicture(venue.map),
  })),
  brands: list(cms.Brands?.docs).map((brand) => {
    const { name, slug } = reshapeBrandReference(brand, brandDocument(brand))
    return { name, slug }
  }),
}))
