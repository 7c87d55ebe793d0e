import { graphql } from "gatsby"

export const productDetailFragment = graphql`
  fragment ProductDetail on CMS_Product {
    id
    name
    slug
    brand {
      name
    }
    format
    description
    image {
      ...SiteImage
    }
    price
    currency
    ingredients
    allergens
  }
`
