import { list } from "../content-error"
import { mapFunctionSpace } from "../function-space"
import type { FunctionsPageQuery } from "../generated/queries"
import { listText, pagingOf, type ListContext } from "../list-page"
import { mapPage } from "../page-text"
import { shownOn } from "../shown-on"
import { isNotGone } from "../trading"

export function toFunctionsModel({ cms }: FunctionsPageQuery, context: ListContext = {}) {
  const spaces = list(cms.FunctionSpaces?.docs)
    .map(mapFunctionSpace)
    .filter(({ venue }) => isNotGone(venue.hours))
  const paging = pagingOf("functions", spaces, context)
  const names = shownOn(paging, spaces).map(({ name }) => name)
  return { page: listText(mapPage(cms.Pages, "functions"), paging, names), spaces, ...paging }
}

export type FunctionsModel = ReturnType<typeof toFunctionsModel>
