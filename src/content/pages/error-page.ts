import type { SinglePageContext } from "../../../shared/pages"
import { list } from "../content-error"
import type { ErrorPageQuery } from "../generated/queries"
import { mapPage } from "../page-text"
import { tradingFirst } from "../trading"
import { mapVenueSummary } from "../venue"

export const toErrorModel = ({ cms }: ErrorPageQuery, { template }: SinglePageContext) => ({
  page: mapPage(cms.Pages, template),
  venues: tradingFirst(list(cms.Locations?.docs).map(mapVenueSummary)),
})

export type ErrorPageModel = ReturnType<typeof toErrorModel>
