import { graphql } from "gatsby"

/**
 * A link may point at any of four types. Each is a fragment of its own, because the CMS gives the
 * union another name in every place a link can stand.
 */
export const linkFragments = graphql`
  fragment LinkToPage on CMS_Page {
    template
  }
  fragment LinkToBrand on CMS_Brand {
    slug
  }
  fragment LinkToLocation on CMS_Location {
    slug
  }
  fragment LinkToNews on CMS_NewsArticle {
    slug
  }
`
