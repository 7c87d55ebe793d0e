import type { PageTemplate } from "../../../shared/paths"
import { list } from "../content-error"
import type { ErrorPageQuery } from "../generated/queries"
import { memoise } from "../memoise"
import { mapPage } from "../page-text"
import { mapVenueSummary } from "../venue"

export const toErrorPageModel = memoise(({ cms }: ErrorPageQuery, template: PageTemplate) => ({
  page: mapPage(cms.Pages, template),
  venues: list(cms.Locations?.docs).map(mapVenueSummary),
}))

export type ErrorPageModel = ReturnType<typeof toErrorPageModel>
