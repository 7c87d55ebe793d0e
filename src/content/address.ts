import { misplaced } from "../../shared/misplaced"
import { countryName } from "../texts/intl"
import { ContentError, optional, required, type DocumentRef } from "./content-error"

export const addressDetailFragment = /* GraphQL */ `
  fragment AddressDetail on CMS_Address {
    street
    district
    city
    postcode
    region
    country
  }
`

interface AddressGroup {
  street?: string | null
  district?: string | null
  city?: string | null
  postcode?: string | null
  region?: string | null
  country?: string | null
}

export type Address = ReturnType<typeof mapAddress>

export function mapAddress(address: AddressGroup | null | undefined, document: DocumentRef) {
  const country = required(address?.country, document, "address.country", "a country code")
  if (!/^[A-Z]{2}$/.test(country)) {
    throw new ContentError(
      document,
      "address.country",
      `is “${country}”`,
      "two capital letters of ISO 3166-1, such as IT",
    )
  }
  return {
    street: required(address?.street, document, "address.street", "street and number"),
    district: optional(address?.district),
    city: required(address?.city, document, "address.city", "the town or city"),
    /** Some countries have none. */
    postcode: optional(address?.postcode),
    region: optional(address?.region),
    /** ISO 3166-1 alpha-2 */
    country,
    countryName: countryName(country) ?? country,
  }
}

export const geoPointDetailFragment = /* GraphQL */ `
  fragment GeoPointDetail on CMS_GeoPoint {
    latitude
    longitude
  }
`

interface GeoGroup {
  latitude?: number | null
  longitude?: number | null
}

export type GeoPoint = ReturnType<typeof mapGeo>

/** @param address of the same place: where only the two degrees the other way round are in its country, it is a slip */
export function mapGeo(
  geo: GeoGroup | null | undefined,
  { country, countryName: name }: Pick<Address, "country" | "countryName">,
  document: DocumentRef,
) {
  const point = {
    latitude: degrees(geo?.latitude, 90, document, "geo.latitude"),
    longitude: degrees(geo?.longitude, 180, document, "geo.longitude"),
  }
  if (misplaced(point, country) === "swapped") {
    throw new ContentError(
      document,
      "geo.latitude",
      `is ${point.latitude} and the longitude ${point.longitude}, which is not in the country of the address (${name})`,
      "the two the other way round",
    )
  }
  return point
}

function degrees(
  value: number | null | undefined,
  limit: number,
  document: DocumentRef,
  field: string,
): number {
  if (typeof value === "number" && Math.abs(value) <= limit) return value
  throw new ContentError(
    document,
    field,
    "is missing or out of range",
    `degrees from −${limit} to ${limit}`,
  )
}
