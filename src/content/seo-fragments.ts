import { graphql } from "gatsby"

export const seoDetailFragment = graphql`
  fragment SeoDetail on CMS_Seo {
    title
    description
    image {
      ...SiteImage
    }
  }
`
