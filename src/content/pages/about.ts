import { mapBrandSummary } from "../brand"
import { list } from "../content-error"
import type { AboutPageQuery } from "../generated/queries"
import { mapPage } from "../page-text"

export const toAboutModel = ({ cms }: AboutPageQuery) => ({
  page: mapPage(cms.Pages, "about"),
  brands: list(cms.Brands?.docs).map(mapBrandSummary),
})

export type AboutModel = ReturnType<typeof toAboutModel>
