import { graphql, type HeadProps, type PageProps } from "gatsby"
import { Seo } from "../ui/seo"
import type { BookPageQuery } from "../content/generated/queries"
import { toBookModel } from "../content/pages/book"
import { BookView } from "../views/book/book-view"

export const query = graphql`
  query BookPage {
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
    }
  }
`

export default function BookTemplate({ data }: PageProps<BookPageQuery>) {
  return <BookView model={toBookModel(data)} />
}

export function Head({ data, location }: HeadProps<BookPageQuery>) {
  return <Seo seo={toBookModel(data).page.seo} path={location.pathname} />
}
