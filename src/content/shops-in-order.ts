import { byAlphabet } from "../texts/intl"
import type { ShopWithDoor } from "./stockist"

/** For reading through: by country, the one with the most shops first; in a country by city. */
export function shopsInOrder<Shop extends ShopWithDoor>(shops: readonly Shop[]): readonly Shop[] {
  const countries = new Map<string, Shop[]>()
  for (const shop of shops) {
    const { countryName } = shop.address
    const there = countries.get(countryName)
    if (there) there.push(shop)
    else countries.set(countryName, [shop])
  }
  return [...countries.values()]
    .sort((one, other) => other.length - one.length)
    .flatMap((ofOne) => ofOne.sort((a, b) => byAlphabet(a.address.city, b.address.city)))
}
