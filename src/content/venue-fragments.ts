import { graphql } from "gatsby"

export const venueSummaryFragment = graphql`
  fragment VenueSummary on CMS_Location {
    id
    name
    slug
    brand {
      id
      name
      slug
      accentColour
    }
    summary
    address {
      ...AddressDetail
    }
    geo {
      ...GeoPointDetail
    }
    phone
    email
    priceLevel
    ...VenueHours
    hero {
      ...SiteImage
    }
  }
`

export const venueLineFragment = graphql`
  fragment VenueLine on CMS_Location {
    id
    name
    slug
    brand {
      id
      name
      slug
      accentColour
    }
    address {
      city
    }
    ...VenueHours
  }
`

export const venueMapFragment = graphql`
  fragment VenueMap on CMS_Location {
    map {
      ...SiteImage
    }
  }
`

export const venueBookingFragment = graphql`
  fragment VenueBooking on CMS_Location {
    booking {
      method
      url
      minPartySize
      maxPartySize
      noticeHours
      daysAhead
      note
    }
  }
`

export const venueOrderingFragment = graphql`
  fragment VenueOrdering on CMS_Location {
    slug
    status
    pickup {
      offered
      note
    }
    takeaways: menus {
      id
      takeaway
    }
    ordering {
      kind
      label
      url
      note
    }
  }
`

export const venueDetailFragment = graphql`
  fragment VenueDetail on CMS_Location {
    ...VenueSummary
    ...VenueMap
    ...VenueBooking
    ...VenueOrdering
    brand {
      cuisine
    }
    description
    features
    access
    accessNote
    gettingThere
    currency
    menus {
      ...MenuDetail
    }
    gallery {
      ...SiteImage
    }
    seo {
      ...SeoDetail
    }
  }
`
