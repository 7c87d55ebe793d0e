import { list } from "../content-error"
import type {
  NotFoundPageQuery,
  OfflinePageQuery,
  ServerErrorPageQuery,
} from "../generated/queries"
import { memoise } from "../memoise"
import { reshapePage } from "../page-text"
import { reshapeVenueSummary } from "../venue"
import type { ErrorPageModel } from "../view-models"

export const toNotFoundModel = memoise(({ cms }: NotFoundPageQuery): ErrorPageModel => ({
  page: reshapePage(cms.Pages, "notFound"),
  venues: list(cms.Locations?.docs).map(reshapeVenueSummary),
}))

export const toServerErrorModel = memoise(({ cms }: ServerErrorPageQuery): ErrorPageModel => ({
  page: reshapePage(cms.Pages, "serverError"),
  venues: list(cms.Locations?.docs).map(reshapeVenueSummary),
}))

export const toOfflineModel = memoise(({ cms }: OfflinePageQuery): ErrorPageModel => ({
  page: reshapePage(cms.Pages, "offline"),
  venues: list(cms.Locations?.docs).map(reshapeVenueSummary),
}))
