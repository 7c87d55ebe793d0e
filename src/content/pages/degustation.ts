import { list } from "../content-error"
import type { DegustationPageQuery } from "../generated/queries"
import { listText, pagingOf, type ListContext } from "../list-page"
import { mapPage } from "../page-text"
import { shownOn } from "../shown-on"
import { isServed, mapTastingMenu } from "../tasting-menu"

export function toDegustationModel({ cms }: DegustationPageQuery, context: ListContext = {}) {
  const all = list(cms.TastingMenus?.docs).filter(isServed).map(mapTastingMenu)
  const paging = pagingOf("degustation", all, context)
  // Nothing narrows them down.
  const tastingMenus = shownOn(paging, all)
  const titles = tastingMenus.map(({ title }) => title)
  return {
    page: listText(mapPage(cms.Pages, "degustation"), paging, titles),
    tastingMenus,
    ...paging,
  }
}

export type DegustationModel = ReturnType<typeof toDegustationModel>
