import { COUNTRY_BOUNDS } from "./country-bounds"
import type { Coordinates } from "./geo"

/** How far from a country's outermost towns somebody may still be in it, in degrees: some hundred kilometres. */
const BEYOND_TOWNS = 1

function isIn(country: string, { latitude, longitude }: Coordinates): boolean {
  const bounds = COUNTRY_BOUNDS[country]
  if (!bounds) return true
  const [south, west, north, east] = bounds
  return (
    latitude >= south - BEYOND_TOWNS &&
    latitude <= north + BEYOND_TOWNS &&
    longitude >= west - BEYOND_TOWNS &&
    longitude <= east + BEYOND_TOWNS
  )
}

/**
 * What is odd about a position, by the country that its address names: the two numbers are the wrong way round, or it
 * is somewhere else altogether, unless it is an island far from all towns.
 * @param country ISO 3166-1 alpha-2; of one that is not known nothing is odd
 */
export function misplaced(point: Coordinates, country: string): "swapped" | "abroad" | undefined {
  if (isIn(country, point)) return undefined
  const { latitude, longitude } = point
  return isIn(country, { latitude: longitude, longitude: latitude }) ? "swapped" : "abroad"
}
