import { list } from "../content-error"
import type { StockistsPageQuery } from "../generated/queries"
import { mapPage } from "../page-text"
import { otherCountryNames, otherTownNames } from "../place-names"
import { mapProduct } from "./product"
import { mapStockist, type Stockist } from "../stockist"

export const toStockistsModel = ({ cms }: StockistsPageQuery) => ({
  page: mapPage(cms.Pages, "stockists"),
  products: list(cms.Products?.docs).map(mapProduct),
  stockists: list(cms.Stockists?.docs).map(mapStockist).map(withOtherNames),
})

/** A shop, with what else its town and its country are called. */
const withOtherNames = (shop: Stockist) => ({
  ...shop,
  otherNames: [
    ...otherTownNames(shop.address.city, shop.address.country),
    ...otherCountryNames(shop.address.country),
  ].join(" "),
})

export type StockistsModel = ReturnType<typeof toStockistsModel>
