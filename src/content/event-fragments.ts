import { graphql } from "gatsby"

export const eventDetailFragment = graphql`
  fragment EventDetail on CMS_Event {
    id
    title
    slug
    venue {
      id
      name
      slug
      timeZone
      address {
        ...AddressDetail
      }
    }
    summary
    description
    startsAt
    endsAt
    recurrence {
      frequency
      until
    }
    image {
      ...SiteImage
    }
    price
    currency
    priceNote
    ticketUrl
    status
    statusNote
    updatedAt
  }
`
