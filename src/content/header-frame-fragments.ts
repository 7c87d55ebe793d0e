import { graphql } from "gatsby"

export const navigationBrandFragment = graphql`
  fragment NavigationBrand on CMS_Brand {
    id
    name
    slug
    accentColour
    tagline
  }
`
