import { brandDocument, mapBrandReference } from "../brand"
import { list } from "../content-error"
import type { LocationsPageQuery } from "../generated/queries"
import { PICTURED_VENUES } from "../many-venues"
import { mapPage, type PageText } from "../page-text"
import { optionalPicture } from "../picture"
import { pooled } from "../pooled"
import { townNames } from "../towns"
import { tradingFirst } from "../trading"
import { mapDescribedVenue } from "../venue"

/** Of very many venues what is shown of each; of others also what the page says of them to search engines. */
function listedVenues({ cms }: LocationsPageQuery) {
  const venues = list(cms.Locations?.docs)
  const isLong = venues.length > PICTURED_VENUES
  const all = venues.map((venue) => ({ venue, listed: mapDescribedVenue(venue, venues.length) }))
  const townOf = townNames(all.map(({ listed }) => listed.address))
  return tradingFirst(
    all.map(({ venue, listed }) => {
      const { name, slug, path, brand, address, geo, hours, ...more } = listed
      const { street, district, city, postcode, ...moreOfAddress } = address
      return {
        ...{ name, slug, path, brand, geo, hours, town: townOf(address) },
        address: { street, district, city, postcode, ...(isLong ? {} : moreOfAddress) },
        map: isLong ? undefined : optionalPicture(venue.map),
        ...(isLong ? {} : more),
      }
    }),
  )
}

/** To choose from: those that have a venue. */
function brandsOf({ cms }: LocationsPageQuery) {
  const withVenues = new Set(list(cms.Locations?.docs).map(({ brand }) => brand?.slug))
  return list(cms.Brands?.docs)
    .filter(({ slug }) => withVenues.has(slug))
    .map((brand) => {
      const { name, slug } = mapBrandReference(brand, brandDocument(brand))
      return { name, slug }
    })
}

export const toLocationsModel = (answer: LocationsPageQuery) => ({
  page: mapPage(answer.cms.Pages, "locations"),
  venues: pooled(listedVenues(answer), "brand", "hours", "town"),
  brands: brandsOf(answer),
})

export type LocationsData = ReturnType<typeof toLocationsModel>

export interface LocationsModel {
  page: PageText
  venues: ReturnType<typeof listedVenues>
  brands: ReturnType<typeof brandsOf>
}
