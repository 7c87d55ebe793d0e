import { countryName } from "../texts/intl"

interface Place {
  city: string
  region?: string | undefined
  /** ISO 3166-1 alpha-2 */
  country: string
}

/** How many there are of something, by what they have in common. */
function counted(pairs: readonly (readonly [string, string])[]): (key: string) => number {
  const found = new Map<string, Set<string>>()
  for (const [key, value] of pairs) found.set(key, (found.get(key) ?? new Set()).add(value))
  return (key) => found.get(key)?.size ?? 0
}

const withinCountry = ({ city, country }: Place): string => `${country} ${city}`

/**
 * What each town is called among all of them: with its country, where another one has a town of that name, and with its
 * region, where another one of the country has.
 */
export function townNames(places: readonly Place[]): (place: Place) => string {
  const countries = counted(places.map(({ city, country }) => [city, country]))
  const regions = counted(
    places.flatMap((place) => (place.region ? [[withinCountry(place), place.region]] : [])),
  )
  return (place) => {
    const { city, region, country } = place
    const parts = [
      city,
      regions(withinCountry(place)) > 1 && region,
      countries(city) > 1 && (countryName(country) ?? country),
    ]
    return parts.filter(Boolean).join(", ")
  }
}
