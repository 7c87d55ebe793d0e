import { mapBrandSummary } from "../brand"
import { list } from "../content-error"
import { mapEventSummary } from "../event-summary"
import type { HomePageQuery } from "../generated/queries"
import { NAMED_VENUES } from "../many-venues"
import { mapNewsSummary } from "../news"
import { mapPage } from "../page-text"
import { tradingFirst } from "../trading"
import { mapVenueSummary, takesBookings } from "../venue"

export const toHomeModel = ({ cms }: HomePageQuery) => ({
  page: mapPage(cms.Pages, "home"),
  brands: list(cms.Brands?.docs).map(mapBrandSummary),
  /** At any venue. */
  takesBookings: list(cms.Locations?.docs).some(takesBookings),
  venues: tradingFirst(list(cms.Locations?.docs).map(mapVenueSummary)).slice(0, NAMED_VENUES),
  events: list(cms.Events?.docs).map(mapEventSummary),
  news: list(cms.NewsArticles?.docs).map(mapNewsSummary),
})

export type HomeModel = ReturnType<typeof toHomeModel>
