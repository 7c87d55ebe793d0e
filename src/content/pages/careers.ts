import { list } from "../content-error"
import type { CareersPageQuery } from "../generated/queries"
import { mapJob } from "./job"
import { listText, pagingOf, type ListContext } from "../list-page"
import { mapPage } from "../page-text"
import { shownOn } from "../shown-on"
import { together } from "../together"

/** Of more, the work in full would be half of the page: it stands on each position's own. */
const DESCRIBED_JOBS = 6

export function toCareersModel({ cms }: CareersPageQuery, context: ListContext = {}) {
  const all = together(list(cms.Jobs?.docs).map(mapJob), ({ venue }) => venue.slug)
  const jobs = all.length > DESCRIBED_JOBS ? all.map((job) => ({ ...job, description: [] })) : all
  const paging = pagingOf("careers", jobs, context)
  const titles = shownOn(paging, jobs).map(({ title }) => title)
  return { page: listText(mapPage(cms.Pages, "careers"), paging, titles), jobs, ...paging }
}

export type CareersModel = ReturnType<typeof toCareersModel>
