interface PostalAddress {
  street: string
  city: string
  /** Nothing where a country has none. */
  postcode?: string | undefined
}

/** "EC1 4AB London" */
export const townLine = ({ postcode, city }: PostalAddress): string =>
  postcode ? `${postcode} ${city}` : city

/** One line: "12 Orchard Row, London". */
export const formatAddressShort = ({ street, city }: PostalAddress): string => `${street}, ${city}`

/** One line: "12 Orchard Row, EC1 4AB London". */
export const formatAddress = (address: PostalAddress): string =>
  `${address.street}, ${townLine(address)}`
