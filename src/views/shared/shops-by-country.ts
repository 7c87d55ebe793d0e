import type { ShopWithDoor, Stockist } from "../../content/stockist"

export interface FoundStockist<Shop extends Stockist = Stockist> {
  stockist: Shop
  kilometres?: number
  /** The town they are counted from; none where it is where the guest is. */
  from?: string
}

export interface CountryShops {
  country: string
  shops: readonly FoundStockist<ShopWithDoor>[]
}

/** In the order in which the countries first come up. */
export function byCountry(found: readonly FoundStockist<ShopWithDoor>[]): CountryShops[] {
  const countries = new Map<string, FoundStockist<ShopWithDoor>[]>()
  for (const shop of found) {
    const country = shop.stockist.address.countryName
    const there = countries.get(country)
    if (there) there.push(shop)
    else countries.set(country, [shop])
  }
  return [...countries].map(([country, shops]) => ({ country, shops }))
}
