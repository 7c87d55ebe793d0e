import { graphql } from "gatsby"

export const stockistDetailFragment = graphql`
  fragment StockistDetail on CMS_Stockist {
    id
    name
    slug
    kind
    address {
      street
      district
      city
      postcode
      region
      country
    }
    geo {
      latitude
      longitude
    }
    products {
      name
    }
    phone
    url
    note
  }
`
