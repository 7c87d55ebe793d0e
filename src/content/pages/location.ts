import { list, onlyDocument } from "../content-error"
import { mapEventSummary } from "../event-summary"
import { mapFunctionSpaceTeaser } from "../function-space"
import type { LocationPageQuery } from "../generated/queries"
import { mapSeo } from "../seo"
import { mapTastingMenuTeaser } from "../tasting-menu"
import { isNotGone } from "../trading"
import { mapVenue, mapVenueSummary, type VenueSummary } from "../venue"

export const toLocationModel = ({ cms }: LocationPageQuery) => {
  const document = onlyDocument(cms.Locations?.docs, "Location", "a venue that is published")
  const venue = mapVenue(document)
  const isToBeHad = isNotGone(venue.hours)
  const rank = (other: VenueSummary) => (other.brand.slug === venue.brand.slug ? 0 : 1)
  return {
    venue,
    seo: mapSeo(document.seo, {
      title: `${venue.name}, ${venue.address.city}`,
      description: venue.summary,
      image: document.hero,
    }),
    events: list(cms.Events?.docs).map(mapEventSummary),
    tastingMenus: (isToBeHad ? list(cms.TastingMenus?.docs) : []).map((menu) => {
      const { title, path, pricePerGuest } = mapTastingMenuTeaser(menu)
      return { title, path, pricePerGuest }
    }),
    functionSpaces: (isToBeHad ? list(cms.FunctionSpaces?.docs) : []).map(mapFunctionSpaceTeaser),
    /** Of the same brand, then of the group; three at most. */
    otherVenues: list(cms.others?.docs)
      .map(mapVenueSummary)
      .sort((a, b) => rank(a) - rank(b)),
  }
}

export type LocationModel = ReturnType<typeof toLocationModel>
