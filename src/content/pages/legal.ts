import type { PageTemplate } from "../../../shared/paths"
import type { LegalPageQuery } from "../generated/queries"
import { memoise } from "../memoise"
import { mapPage } from "../page-text"

export const toLegalModel = memoise(({ cms }: LegalPageQuery, template: PageTemplate) => ({
  page: mapPage(cms.Pages, template),
}))

export type LegalModel = ReturnType<typeof toLegalModel>
