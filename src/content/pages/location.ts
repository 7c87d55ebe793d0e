import { list, onlyDocument } from "../content-error"
import { mapEventSummary } from "../event-summary"
import { mapFunctionSpaceTeaser } from "../function-space"
import type { LocationPageQuery } from "../generated/queries"
import { mapSeo } from "../seo"
import { mapTastingMenuTeaser } from "../tasting-menu"
import { isNotGone } from "../trading"
import { mapVenue, mapVenueSummary, type VenueSummary } from "../venue"

/** @param context with the slugs of the other venues in the order in which they are shown */
export const toLocationModel = (
  { cms }: LocationPageQuery,
  { otherSlugs }: { otherSlugs: readonly string[] },
) => {
  const document = onlyDocument(cms.Locations?.docs, "Location", "a venue that is published")
  const venue = mapVenue(document)
  const isToBeHad = isNotGone(venue.hours)
  const placeOf = ({ slug }: VenueSummary): number => otherSlugs.indexOf(slug)
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
    /** Those that are not gone; three at most. */
    otherVenues: list(cms.others?.docs)
      .map(mapVenueSummary)
      .sort((a, b) => placeOf(a) - placeOf(b)),
  }
}

export type LocationModel = ReturnType<typeof toLocationModel>
