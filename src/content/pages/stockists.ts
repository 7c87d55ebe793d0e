import { byName } from "../by-name"
import { list } from "../content-error"
import type { StockistsPageQuery } from "../generated/queries"
import { listText, pagingOf, type ListContext } from "../list-page"
import { isOnline } from "../online-shop"
import { mapPage } from "../page-text"
import { otherCountryNames, otherTownNames } from "../place-names"
import { mapProduct } from "./product"
import { shopsInOrder } from "../shops-in-order"
import { shownOn } from "../shown-on"
import { mapStockist, type ShopWithDoor } from "../stockist"

/** Shops with a door in the order of their countries and cities, then those without. */
export function toStockistsModel({ cms }: StockistsPageQuery, context: ListContext = {}) {
  const all = list(cms.Stockists?.docs).sort(byName).map(mapStockist)
  const doors = shopsInOrder(all.filter((shop) => !isOnline(shop)).map(withOtherNames))
  const paging = pagingOf("stockists", doors, context)
  const names = shownOn(paging, doors).map(({ name }) => name)
  return {
    page: listText(mapPage(cms.Pages, "stockists"), paging, names),
    products: list(cms.Products?.docs).map(mapProduct),
    stockists: [...doors, ...all.filter(isOnline)],
    ...paging,
  }
}

/** A shop, with what else its town and its country are called. */
const withOtherNames = (shop: ShopWithDoor) => ({
  ...shop,
  otherNames: [
    ...otherTownNames(shop.address.city, shop.address.country),
    ...otherCountryNames(shop.address.country),
  ].join(" "),
})

export type StockistsModel = ReturnType<typeof toStockistsModel>
