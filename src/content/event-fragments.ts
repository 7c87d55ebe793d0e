import { graphql } from "gatsby"

/** What a card says. A page with cards may show a few of very many: its data is not to hold what none of them says. */
export const eventSummaryFragment = graphql`
  fragment EventSummary on CMS_Event {
    id
    title
    slug
    venue {
      id
      name
      slug
      timeZone
      address {
        city
      }
    }
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
    status
  }
`

export const eventDetailFragment = graphql`
  fragment EventDetail on CMS_Event {
    ...EventSummary
    venue {
      phone
      address {
        ...AddressDetail
      }
    }
    type
    summary
    description
    priceNote
    ticketUrl
    statusNote
    previousStartsAt
    placesLeft
    updatedAt
  }
`
