import { graphql } from "gatsby"

export const tastingMenuTeaserFragment = graphql`
  fragment TastingMenuTeaser on CMS_TastingMenu {
    id
    title
    slug
    summary
    pricePerGuest
    currency
    image {
      ...SiteImage
    }
  }
`

export const tastingMenuDetailFragment = graphql`
  fragment TastingMenuDetail on CMS_TastingMenu {
    ...TastingMenuTeaser
    venues {
      ...VenueSummary
      booking {
        method
      }
    }
    pairing {
      description
      price
    }
    courses {
      name
      description
      pairing
      image {
        ...SiteImage
      }
      dietary
      allergens
    }
    days
    minimumGuests
    noticeHours
  }
`
