import { graphql } from "gatsby"

export const functionSpaceTeaserFragment = graphql`
  fragment FunctionSpaceTeaser on CMS_FunctionSpace {
    id
    name
    seated
    standing
    image {
      ...SiteImage
    }
  }
`

export const functionSpaceDetailFragment = graphql`
  fragment FunctionSpaceDetail on CMS_FunctionSpace {
    ...FunctionSpaceTeaser
    slug
    venue {
      ...VenueSummary
    }
    description
    minimumSpend
    currency
    features
    gallery {
      ...SiteImage
    }
  }
`
