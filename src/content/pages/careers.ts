import { list } from "../content-error"
import type { CareersPageQuery } from "../generated/queries"
import { reshapeJob } from "../job"
import { memoise } from "../memoise"
import { reshapePage } from "../page-text"
import type { CareersModel } from "../view-models"

export const toCareersModel = memoise(({ cms }: CareersPageQuery): CareersModel => ({
  page: reshapePage(cms.Pages, "careers"),
  jobs: list(cms.Jobs?.docs).map(reshapeJob),
}))
