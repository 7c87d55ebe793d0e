import { graphql } from "gatsby"

export const brandSummaryFragment = graphql`
  fragment BrandSummary on CMS_Brand {
    id
    name
    slug
    tagline
    summary
    cuisine
    priceLevel
    accentColour
    figure {
      value
      caption
    }
    hero {
      ...SiteImage
    }
  }
`

export const brandDetailFragment = graphql`
  fragment BrandDetail on CMS_Brand {
    ...BrandSummary
    story
    signatureDishes {
      name
      description
      image {
        ...SiteImage
      }
    }
    gallery {
      ...SiteImage
    }
    seo {
      ...SeoDetail
    }
  }
`
