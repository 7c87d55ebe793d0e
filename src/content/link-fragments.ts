import { graphql } from "gatsby"

export const linkDetailFragment = graphql`
  fragment LinkDetail on CMS_Link {
    label
    type
    url
    reference {
      value {
        __typename
        ... on CMS_Page {
          template
        }
        ... on CMS_Brand {
          slug
        }
        ... on CMS_Location {
          slug
        }
        ... on CMS_NewsArticle {
          slug
        }
        ... on CMS_Menu {
          slug
        }
        ... on CMS_Event {
          slug
        }
        ... on CMS_Job {
          slug
        }
        ... on CMS_TastingMenu {
          slug
        }
        ... on CMS_Product {
          slug
        }
      }
    }
  }
`
