export interface Coordinates {
  /** Degrees north, −90 to 90. */
  latitude: number
  /** Degrees east, −180 to 180. */
  longitude: number
}

/** Mean radius of the Earth in kilometres (IUGG). */
const EARTH_RADIUS_KM = 6371.0088

const toRadians = (degrees: number): number => (degrees * Math.PI) / 180

/**
 * Great-circle distance in kilometres, by the haversine formula.
 * A sphere differs from the real Earth by 0.5 % at most: enough to put places in order.
 */
export function distanceInKm(from: Coordinates, to: Coordinates): number {
  const latitude = toRadians(to.latitude - from.latitude)
  const longitude = toRadians(to.longitude - from.longitude)
  const h =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(toRadians(from.latitude)) *
      Math.cos(toRadians(to.latitude)) *
      Math.sin(longitude / 2) ** 2

  // Rounding can push h a hair above 1 for opposite points, where asin answers NaN.
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h)))
}

/** The places in order of distance, nearest first, each with its distance in kilometres; ties keep their order. */
export function nearestFirst<T>(
  places: readonly T[],
  from: Coordinates,
  locate: (place: T) => Coordinates,
): { place: T; kilometres: number }[] {
  return places
    .map((place) => ({ place, kilometres: distanceInKm(from, locate(place)) }))
    .sort((a, b) => a.kilometres - b.kilometres)
}
