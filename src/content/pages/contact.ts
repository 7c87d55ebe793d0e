import { list } from "../content-error"
import type { ContactPageQuery } from "../generated/queries"
import { memoise } from "../memoise"
import { mapPage } from "../page-text"
import type { SiteFacts } from "../site-facts"
import { mapVenueSummary } from "../venue"

const mapped = memoise(({ cms }: ContactPageQuery) => ({
  page: mapPage(cms.Pages, "contact"),
  venues: list(cms.Locations?.docs).map(mapVenueSummary),
}))

/** The subjects are site-wide facts already; the page does not ask for them again. */
export const toContactModel = (data: ContactPageQuery, subjects: SiteFacts["contactSubjects"]) => ({
  ...mapped(data),
  subjects,
})

export type ContactModel = ReturnType<typeof toContactModel>
