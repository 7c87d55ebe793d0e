import { nearestFirst } from "../../../shared/geo"
import type { GeoPoint } from "../../content/address"
import type { StockistsModel } from "../../content/pages/stockists"
import { isOnline } from "../../content/online-shop"
import { matchesPlace } from "../shared/place-search"
import type { FoundStockist } from "../shared/shops-by-country"

export interface StockistsQuestion {
  /** What the guest typed: a shop, a street, a city, a country. */
  place: string
  /** A product's name; empty for any. */
  product: string
}

type Shop = StockistsModel["stockists"][number]
type ShopWithDoor = Exclude<Shop, { kind: "online" }>

function placeText({ name, address, otherNames }: ShopWithDoor): string {
  const { street, district, city, postcode, region, countryName } = address
  return [name, street, district, city, postcode, region, countryName, otherNames]
    .filter(Boolean)
    .join(" ")
}

const sells = (stockist: Shop, product: string): boolean =>
  !product || stockist.products.includes(product)

/** Shops with a door, nearest first where the guest's position is known, else in the given order. */
export function findShops(
  stockists: readonly Shop[],
  { place, product }: StockistsQuestion,
  from: GeoPoint | undefined,
  town?: string,
): FoundStockist<ShopWithDoor>[] {
  const passing = stockists
    .filter((stockist) => !isOnline(stockist))
    .filter((shop) => sells(shop, product) && matchesPlace(placeText(shop), place))
  if (!from) return passing.map((stockist) => ({ stockist }))
  return nearestFirst(passing, from, ({ geo }) => geo).map(({ place, kilometres }) => ({
    stockist: place,
    kilometres,
    from: town,
  }))
}

/** Shops that send to the door; where the guest is does not matter to them. */
export function findOnlineShops(stockists: readonly Shop[], product: string): Shop[] {
  return stockists.filter((stockist) => isOnline(stockist) && sells(stockist, product))
}
