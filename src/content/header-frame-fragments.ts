import { graphql } from "gatsby"

export const navigationBrandFragment = graphql`
  fragment NavigationBrand on CMS_Brand {
    id
    name
    slug
    accentColour
    figure {
      value
      caption
    }
  }
`

export const navigationVenueFragment = graphql`
  fragment NavigationVenue on CMS_Location {
    id
    name
    slug
    brand {
      slug
    }
    booking {
      method
    }
    ...VenueHours
  }
`
