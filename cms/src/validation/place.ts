import type { Coordinates } from "../../../shared/geo"
import { misplaced } from "../../../shared/misplaced"
import type { Verdict } from "./verdict"

const countryNames = new Intl.DisplayNames("en-GB", { type: "region", fallback: "none" })

/** Unicode has names for these too: groupings, the unknown, and regions that only try out programs. */
const NO_COUNTRIES: readonly string[] = ["EU", "EZ", "QO", "UN", "XA", "XB", "ZZ"]

/** The code of the country that two capital letters stand for, which is another one where they are an alias or outdated. */
function countryOf(letters: string): string | undefined {
  if (!/^[A-Z]{2}$/.test(letters) || !countryNames.of(letters)) return undefined
  const { region } = new Intl.Locale(`und-${letters}`)
  return region && !NO_COUNTRIES.includes(region) ? region : undefined
}

/** ISO 3166-1 alpha-2 */
export function checkCountry(value: string): Verdict {
  const upper = value.toUpperCase()
  const country = countryOf(upper)
  if (country && country === value) return true
  if (country && country !== upper) {
    return `“${value}” is not a country code of ISO 3166-1. For ${countryNames.of(country)} write “${country}”.`
  }
  const suggestion = country ?? "IT"
  return `“${value}” is not a country code. Use two capital letters of ISO 3166-1, for example “${suggestion}”.`
}

/** Degrees, WGS 84. */
export function checkLatitude(value: number): Verdict {
  return (
    (value >= -90 && value <= 90) ||
    `${value} is not a latitude: it lies between −90 (south) and 90 (north). Rome is at 41.89.`
  )
}

/** Degrees, WGS 84. */
export function checkLongitude(value: number): Verdict {
  return (
    (value >= -180 && value <= 180) ||
    `${value} is not a longitude: it lies between −180 (west) and 180 (east). Rome is at 12.49.`
  )
}

const countryOfAddress = (country: string): string =>
  `the country of the address (${countryNames.of(country) ?? country})`

/** @param country of the address, as `checkCountry` has found it right */
export function checkNotSwapped(point: Coordinates, country: string): Verdict {
  const { latitude, longitude } = point
  return (
    misplaced(point, country) !== "swapped" ||
    `${latitude}, ${longitude} does not lie in ${countryOfAddress(country)}; ${longitude}, ${latitude} does. Swap latitude and longitude.`
  )
}

/** What is odd about a position, which may be that of an island. @param country as of `checkNotSwapped` */
export function beyondTowns(point: Coordinates, country: string): string | undefined {
  const { latitude, longitude } = point
  return misplaced(point, country) === "abroad"
    ? `${latitude}, ${longitude} lies beyond the towns of ${countryOfAddress(country)}.`
    : undefined
}
