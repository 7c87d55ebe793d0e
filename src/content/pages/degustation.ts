import { list } from "../content-error"
import type { DegustationPageQuery } from "../generated/queries"
import { mapPage } from "../page-text"
import { mapTastingMenu } from "../tasting-menu"

export const toDegustationModel = ({ cms }: DegustationPageQuery) => ({
  page: mapPage(cms.Pages, "degustation"),
  tastingMenus: list(cms.TastingMenus?.docs).map(mapTastingMenu),
})

export type DegustationModel = ReturnType<typeof toDegustationModel>
