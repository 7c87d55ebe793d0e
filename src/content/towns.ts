import { countryName } from "../texts/intl"

interface Place {
  city: string
  /** ISO 3166-1 alpha-2 */
  country: string
}

/** What each town is called among all of them: with its country, where another one has a town of that name. */
export function townNames(places: readonly Place[]): (place: Place) => string {
  const countries = new Map<string, Set<string>>()
  for (const { city, country } of places) {
    countries.set(city, (countries.get(city) ?? new Set()).add(country))
  }
  return ({ city, country }) =>
    (countries.get(city)?.size ?? 0) > 1 ? `${city}, ${countryName(country) ?? country}` : city
}
