import type { SinglePageContext } from "../../../shared/pages"
import type { LegalPageQuery } from "../generated/queries"
import { mapPage } from "../page-text"

export const toLegalModel = ({ cms }: LegalPageQuery, { template }: SinglePageContext) => ({
  page: mapPage(cms.Pages, template),
})

export type LegalModel = ReturnType<typeof toLegalModel>
