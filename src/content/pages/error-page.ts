import type { SinglePageContext } from "../../../shared/pages"
import { list } from "../content-error"
import type { ErrorPageQuery } from "../generated/queries"
import { NAMED_VENUES } from "../many-venues"
import { mapPage } from "../page-text"
import { tradingFirst } from "../trading"
import { mapVenueContact, type VenueContact } from "../venue"

export function toErrorModel({ cms }: ErrorPageQuery, { template }: SinglePageContext) {
  const venues = tradingFirst(list(cms.Locations?.docs).map(mapVenueContact))
  const isLost = template === "notFound"
  return {
    page: mapPage(cms.Pages, template),
    venues: isLost ? venues.slice(0, NAMED_VENUES) : [],
    /** Of every venue: who cannot reach the site may still call. */
    phones: isLost ? [] : venues.map(mapPhone),
  }
}

export type VenuePhone = ReturnType<typeof mapPhone>

const mapPhone = ({ slug, name, phone, address: { city }, hours }: VenueContact) => ({
  ...{ slug, name, phone, city },
  status: hours.status,
  statusNote: hours.statusNote,
})

export type ErrorPageModel = ReturnType<typeof toErrorModel>
