import { graphql } from "gatsby"

export const stockistDetailFragment = graphql`
  fragment StockistDetail on CMS_Stockist {
    id
    name
    slug
    kind
    address {
      ...AddressDetail
    }
    geo {
      ...GeoPointDetail
    }
    products {
      name
    }
    phone
    url
    note
  }
`
