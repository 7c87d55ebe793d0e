interface PostalAddress {
  street: string
  city: string
  /** Nothing where a country has none. */
  postcode?: string | undefined
  region?: string | undefined
  /** ISO 3166-1 alpha-2 */
  country: string
}

/**
 * "00153 Rome", "London EC1 4AB", "Austin TX 78701": as the post of the countries named here wants it, and of those that put
 * the postcode first, which most do.
 */
export function townLine({ postcode, city, region, country }: PostalAddress): string {
  const parts = /US|CA|AU/.test(country)
    ? [city, region, postcode]
    : /GB|IE|IN|NZ|SG|TH|ZA/.test(country)
      ? [city, postcode]
      : [postcode, city]
  return parts.filter(Boolean).join(" ")
}

/** From the street to the country, the region where it stands in no other line. */
export function addressLines(
  address: PostalAddress & { district?: string | undefined; countryName: string },
): string[] {
  const { street, district, region = "", countryName } = address
  const town = townLine(address)
  return [street, district ?? "", town, town.includes(region) ? "" : region, countryName].filter(
    Boolean,
  )
}

/** One line: "12 Orchard Row, London". */
export const formatAddressShort = ({ street, city }: Pick<PostalAddress, "street" | "city">) =>
  `${street}, ${city}`

/** One line: "12 Orchard Row, London EC1 4AB". */
export const formatAddress = (address: PostalAddress): string =>
  `${address.street}, ${townLine(address)}`
