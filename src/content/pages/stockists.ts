import { list } from "../content-error"
import type { StockistsPageQuery } from "../generated/queries"
import { mapPage } from "../page-text"
import { mapProduct } from "../product"
import { mapStockist } from "../stockist"

export const toStockistsModel = ({ cms }: StockistsPageQuery) => ({
  page: mapPage(cms.Pages, "stockists"),
  products: list(cms.Products?.docs).map(mapProduct),
  stockists: list(cms.Stockists?.docs).map(mapStockist),
})

export type StockistsModel = ReturnType<typeof toStockistsModel>
