import { list } from "../content-error"
import type { CareersPageQuery } from "../generated/queries"
import { mapJob } from "./job"
import { mapPage } from "../page-text"

export const toCareersModel = ({ cms }: CareersPageQuery) => ({
  page: mapPage(cms.Pages, "careers"),
  jobs: list(cms.Jobs?.docs).map(mapJob),
})

export type CareersModel = ReturnType<typeof toCareersModel>
