import { list } from "../content-error"
import type { ContactPageQuery } from "../generated/queries"
import { mapPage } from "../page-text"
import { tradingFirst } from "../trading"
import { mapVenueSummary } from "../venue"

export const toContactModel = ({ cms }: ContactPageQuery) => ({
  page: mapPage(cms.Pages, "contact"),
  venues: tradingFirst(list(cms.Locations?.docs).map(mapVenueSummary)),
})

export type ContactModel = ReturnType<typeof toContactModel>
