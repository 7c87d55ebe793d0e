import { graphql } from "gatsby"

export const newsSummaryFragment = graphql`
  fragment NewsSummary on CMS_NewsArticle {
    id
    title
    slug
    publishedOn
    author
    excerpt
    image {
      ...SiteImage
    }
    tags
  }
`

export const newsDetailFragment = graphql`
  fragment NewsDetail on CMS_NewsArticle {
    ...NewsSummary
    updatedAt
    body
    brands {
      id
      name
      slug
    }
    venues {
      id
      name
      slug
    }
    seo {
      ...SeoDetail
    }
  }
`
