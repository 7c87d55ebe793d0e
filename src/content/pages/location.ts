import { list, required } from "../content-error"
import { reshapeEventSummary } from "../event-summary"
import { reshapeFunctionSpaceTeaser } from "../function-space"
import type { LocationPageQuery } from "../generated/queries"
import { memoise } from "../memoise"
import { reshapeSeo } from "../seo"
import { reshapeTastingMenuTeaser } from "../tasting-menu"
import { reshapeVenue, reshapeVenueSummary } from "../venue"
import type { LocationModel, VenueSummary } from "../view-models"

export const toLocationModel = memoise(({ cms }: LocationPageQuery): LocationModel => {
  const document = required(
    list(cms.Locations?.docs)[0],
    { type: "Location" },
    "slug",
    "a venue that is published",
  )
  const venue = reshapeVenue(document)
  const rank = (other: VenueSummary) => (other.brand.slug === venue.brand.slug ? 0 : 1)
  return {
    venue,
    seo: reshapeSeo(document.seo, {
      title: `${venue.name}, ${venue.address.city}`,
      description: venue.summary,
      image: venue.hero,
    }),
    events: list(cms.Events?.docs).map(reshapeEventSummary),
    tastingMenus: list(cms.TastingMenus?.docs).map((menu) => {
      const { title, pricePerGuest } = reshapeTastingMenuTeaser(menu)
      return { title, pricePerGuest }
    }),
    functionSpaces: list(cms.FunctionSpaces?.docs).map(reshapeFunctionSpaceTeaser),
    otherVenues: list(cms.others?.docs)
      .map(reshapeVenueSummary)
      .sort((a, b) => rank(a) - rank(b)),
  }
})
