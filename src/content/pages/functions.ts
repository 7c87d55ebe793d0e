import { list } from "../content-error"
import { mapFunctionSpace } from "../function-space"
import type { FunctionsPageQuery } from "../generated/queries"
import { mapPage } from "../page-text"

export const toFunctionsModel = ({ cms }: FunctionsPageQuery) => ({
  page: mapPage(cms.Pages, "functions"),
  spaces: list(cms.FunctionSpaces?.docs).map(mapFunctionSpace),
})

export type FunctionsModel = ReturnType<typeof toFunctionsModel>
