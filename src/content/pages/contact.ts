import { list } from "../content-error"
import type { ContactPageQuery } from "../generated/queries"
import { memoise } from "../memoise"
import { reshapePage } from "../page-text"
import { reshapeVenueSummary } from "../venue"
import type { ContactModel, SiteFacts } from "../view-models"

const reshape = memoise(({ cms }: ContactPageQuery) => ({
  page: reshapePage(cms.Pages, "contact"),
  venues: list(cms.Locations?.docs).map(reshapeVenueSummary),
}))

/** The subjects are site-wide facts already; the page does not ask for them again. */
export const toContactModel = (
  data: ContactPageQuery,
  subjects: SiteFacts["contactSubjects"],
): ContactModel => ({ ...reshape(data), subjects })
