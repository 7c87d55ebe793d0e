import { list } from "../content-error"
import type { DegustationPageQuery } from "../generated/queries"
import { memoise } from "../memoise"
import { reshapePage } from "../page-text"
import { reshapeTastingMenu } from "../tasting-menu"
import type { DegustationModel } from "../view-models"

export const toDegustationModel = memoise(({ cms }: DegustationPageQuery): DegustationModel => ({
  page: reshapePage(cms.Pages, "degustation"),
  tastingMenus: list(cms.TastingMenus?.docs).map(reshapeTastingMenu),
}))
