import { graphql } from "gatsby"

export const menuReferenceFragment = graphql`
  fragment MenuReference on CMS_Menu {
    id
    title
    slug
    kind
  }
`

export const menuDetailFragment = graphql`
  fragment MenuDetail on CMS_Menu {
    id
    title
    slug
    kind
    currency
    introduction
    sections {
      title
      description
      items {
        name
        description
        prices {
          label
          amount
        }
        dietary
        allergens
        image {
          ...SiteImage
        }
      }
    }
    note
  }
`
