import type { Stockist } from "../../content/stockist"
import { byAlphabet } from "../../texts/intl"

export interface FoundStockist {
  stockist: Stockist
  kilometres?: number
  /** The town they are counted from; none where it is where the guest is. */
  from?: string
}

export interface CountryShops {
  country: string
  shops: readonly FoundStockist[]
}

/** For reading through: by country, the one with the most shops first; in a country by city. */
export function byCountry(found: readonly FoundStockist[]): CountryShops[] {
  const countries = new Map<string, FoundStockist[]>()
  for (const shop of found) {
    const country = shop.stockist.address.countryName
    countries.set(country, [...(countries.get(country) ?? []), shop])
  }
  const cityOf = ({ stockist }: FoundStockist): string => stockist.address.city
  return [...countries]
    .map(([country, shops]) => ({
      country,
      shops: shops.sort((one, other) => byAlphabet(cityOf(one), cityOf(other))),
    }))
    .sort((one, other) => other.shops.length - one.shops.length)
}
