import { graphql } from "gatsby"

export const placeFragments = graphql`
  fragment AddressDetail on CMS_Address {
    street
    district
    city
    postcode
    region
    country
  }
  fragment GeoPointDetail on CMS_GeoPoint {
    latitude
    longitude
  }
`
