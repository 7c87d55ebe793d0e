import { reshapeBrandSummary } from "../brand"
import { list } from "../content-error"
import { reshapeEventSummary } from "../event-summary"
import type { HomePageQuery } from "../generated/queries"
import { memoise } from "../memoise"
import { reshapeNewsSummary } from "../news"
import { reshapePage } from "../page-text"
import { reshapeVenueSummary } from "../venue"
import type { HomeModel } from "../view-models"

export const toHomeModel = memoise(({ cms }: HomePageQuery): HomeModel => ({
  page: reshapePage(cms.Pages, "home"),
  brands: list(cms.Brands?.docs).map(reshapeBrandSummary),
  venues: list(cms.Locations?.docs).map(reshapeVenueSummary),
  events: list(cms.Events?.docs).map(reshapeEventSummary),
  news: list(cms.NewsArticles?.docs).map(reshapeNewsSummary),
}))
