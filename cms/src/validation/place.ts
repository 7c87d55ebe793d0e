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

/** @param country of the address, as `checkCountry` has found it right */
export function checkInCountry(point: Coordinates, country: string): Verdict {
  const fault = misplaced(point, country)
  if (!fault) return true
  const { latitude, longitude } = point
  const place = `${latitude}, ${longitude} does not lie in the country of the address (${countryNames.of(country) ?? country})`
  return fault === "swapped"
    ? `${place}; ${longitude}, ${latitude} does. Swap latitude and longitude.`
    : `${place}. Copy the degrees of the front door from a map service.`
}
