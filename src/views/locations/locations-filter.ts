import { nearestFirst } from "../../../shared/geo"
import { openingState } from "../../../shared/opening-hours"
import type { GeoPoint } from "../../content/address"
import type { Image } from "../../content/image"
import type { LocationsModel } from "../../content/pages/locations"
import { byAlphabet } from "../../texts/intl"
import { matchesPlace, placeKey } from "../shared/place-search"

export interface LocationsFilter {
  /** A brand's slug; empty for all. */
  brand: string
  /** A city's key; empty for all. */
  city: string
  openNow: boolean
}

export interface City {
  key: string
  name: string
}

type ListedVenue = LocationsModel["venues"][number]

export interface FoundVenue {
  venue: ListedVenue
  kilometres?: number
  /** The town or venue they are counted from; none where it is where the guest is. */
  from?: string
}

/** Every city with a venue once, in alphabetical order. */
export function citiesOf(venues: readonly ListedVenue[]): City[] {
  const names = new Map(venues.map(({ town }) => [placeKey(town), town]))
  return [...names].map(([key, name]) => ({ key, name })).sort((a, b) => byAlphabet(a.name, b.name))
}

/** What the address asks for; a value that no venue has counts as not given. */
export function filterFromQuery(
  query: URLSearchParams,
  brands: readonly { slug: string }[],
  cities: readonly City[],
): LocationsFilter {
  const brand = query.get("brand") ?? ""
  const city = query.get("city") ?? ""
  return {
    brand: brands.some(({ slug }) => slug === brand) ? brand : "",
    city: cities.some(({ key }) => key === city) ? city : "",
    openNow: query.get("open") === "now",
  }
}

/**
 * The venues that pass, nearest first where the guest's position is known, else in the given
 * order. While the time is unknown, nothing is left out for being closed.
 */
export function findVenues(
  venues: readonly ListedVenue[],
  filter: LocationsFilter,
  now: Date | undefined,
  from: GeoPoint | undefined,
  town?: string,
): FoundVenue[] {
  const passing = venues.filter(
    ({ brand, town, hours }) =>
      (!filter.brand || brand.slug === filter.brand) &&
      (!filter.city || placeKey(town) === filter.city) &&
      (!filter.openNow || !now || openingState(hours, now).kind === "open"),
  )
  if (!from) return passing.map((venue) => ({ venue }))
  return nearestFirst(passing, from, ({ geo }) => geo).map(({ place, kilometres }) => ({
    venue: place,
    kilometres,
    from: town,
  }))
}

/** The venue that a guest means who types its name, its district or its postcode. */
export const venueAt = (venues: readonly ListedVenue[], typed: string): ListedVenue | undefined =>
  typed.trim() === ""
    ? undefined
    : venues.find(({ name, address: { district, postcode } }) =>
        matchesPlace([name, district, postcode].join(" "), typed),
      )

export interface Chapter {
  city: string
  /** The city's map: the first that one of its venues has. */
  map?: Image
  found: readonly FoundVenue[]
}

/** With more cities, a map of each would be most of the page. */
const MOST_MAPS = 12

/**
 * The venues by city: first where the most are trading, among equals in the given order, so that one does not begin
 * at a door that is still shut.
 */
export function chaptersOf(found: readonly FoundVenue[]): Chapter[] {
  const cities = new Map<string, FoundVenue[]>()
  for (const each of found) {
    const { town } = each.venue
    cities.set(town, [...(cities.get(town) ?? []), each])
  }
  const trading = (venues: readonly FoundVenue[]): number =>
    venues.filter(({ venue }) => venue.hours.status === "open").length
  const hasMaps = cities.size <= MOST_MAPS
  return [...cities]
    .map(([city, venues]) => ({
      city,
      map: hasMaps ? venues.find(({ venue }) => venue.map)?.venue.map : undefined,
      found: venues,
    }))
    .sort((a, b) => trading(b.found) - trading(a.found))
}
