import { list } from "../content-error"
import type { StockistsPageQuery } from "../generated/queries"
import { memoise } from "../memoise"
import { reshapePage } from "../page-text"
import { reshapeProduct } from "../product"
import { reshapeStockist } from "../stockist"
import type { StockistsModel } from "../view-models"

export const toStockistsModel = memoise(({ cms }: StockistsPageQuery): StockistsModel => ({
  page: reshapePage(cms.Pages, "stockists"),
  products: list(cms.Products?.docs).map(reshapeProduct),
  stockists: list(cms.Stockists?.docs).map(reshapeStockist),
}))
