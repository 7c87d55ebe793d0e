import { list } from "../content-error"
import { reshapeFunctionSpace } from "../function-space"
import type { FunctionsPageQuery } from "../generated/queries"
import { memoise } from "../memoise"
import { reshapePage } from "../page-text"
import type { FunctionsModel } from "../view-models"

export const toFunctionsModel = memoise(({ cms }: FunctionsPageQuery): FunctionsModel => ({
  page: reshapePage(cms.Pages, "functions"),
  spaces: list(cms.FunctionSpaces?.docs).map(reshapeFunctionSpace),
}))
