import { graphql, type HeadProps, type PageProps } from "gatsby"
import { Seo } from "../ui/seo"
import type { BookData } from "../content/pages/book"
import { unpooled } from "../content/unpooled"
import { BookView } from "../views/book/book-view"

export const query = graphql`
  query BookPage($eventSlugs: [String!]!) {
    cms {
      Pages(where: { template: { equals: book } }, limit: 1) {
        docs {
          ...PageDocument
        }
      }
      Locations(limit: 0, sort: "name") {
        docs {
          ...VenueSummary
          ...VenueBooking
        }
      }
      TastingMenus(limit: 0, sort: "order") {
        docs {
          id
          title
          slug
          venues {
            id
            slug
          }
        }
      }
      Events(where: { slug: { in: $eventSlugs } }, limit: 0, sort: "slug") {
        docs {
          id
          title
          slug
          status
          ticketUrl
          placesLeft
          venue {
            id
            slug
          }
        }
      }
    }
  }
`

export default function BookTemplate({ data }: PageProps<BookData>) {
  return <BookView model={{ ...data, venues: unpooled(data.venues) }} />
}

export function Head({ data, location }: HeadProps<BookData>) {
  return <Seo seo={data.page.seo} path={location.pathname} />
}
