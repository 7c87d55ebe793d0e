import { list } from "../content-error"
import { mapEstablishment } from "../establishment"
import type { ContactPageQuery } from "../generated/queries"
import { shortOf } from "../many-venues"
import { mapPage } from "../page-text"
import { tradingFirst } from "../trading"
import { mapVenueSummary } from "../venue"

export function toContactModel({ cms }: ContactPageQuery) {
  const venues = tradingFirst(
    list(cms.Locations?.docs).map((venue) => ({
      ...mapVenueSummary(venue),
      establishment: mapEstablishment(venue),
    })),
  )
  return {
    page: mapPage(cms.Pages, "contact"),
    /** Those whose lines stand here: of very many, each has its own on its page. */
    venues: shortOf(venues),
    /** What may be written about. */
    choices: venues.map(({ slug, name, path, address, hours }) => ({
      ...{ slug, name, path },
      city: address.city,
      status: hours.status,
    })),
  }
}

export type ContactModel = ReturnType<typeof toContactModel>
