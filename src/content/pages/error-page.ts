import type { PageTemplate } from "../../../shared/paths"
import { list } from "../content-error"
import type {
  NotFoundPageQuery,
  OfflinePageQuery,
  ServerErrorPageQuery,
} from "../generated/queries"
import { memoise } from "../memoise"
import { mapPage } from "../page-text"
import { mapVenueSummary } from "../venue"

type ErrorPageQuery = NotFoundPageQuery | OfflinePageQuery | ServerErrorPageQuery

const modelOf = (template: PageTemplate) =>
  memoise(({ cms }: ErrorPageQuery) => ({
    page: mapPage(cms.Pages, template),
    venues: list(cms.Locations?.docs).map(mapVenueSummary),
  }))

export const toNotFoundModel = modelOf("notFound")
export const toServerErrorModel = modelOf("serverError")
export const toOfflineModel = modelOf("offline")

export type ErrorPageModel = ReturnType<typeof toNotFoundModel>
