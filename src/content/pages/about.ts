import { reshapeBrandSummary } from "../brand"
import { list } from "../content-error"
import type { AboutPageQuery } from "../generated/queries"
import { memoise } from "../memoise"
import { reshapePage } from "../page-text"
import type { AboutModel } from "../view-models"

export const toAboutModel = memoise(({ cms }: AboutPageQuery): AboutModel => ({
  page: reshapePage(cms.Pages, "about"),
  brands: list(cms.Brands?.docs).map(reshapeBrandSummary),
}))
