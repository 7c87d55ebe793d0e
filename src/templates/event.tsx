import { graphql, type HeadProps, type PageProps } from "gatsby"
import { Seo } from "../ui/seo"
import type { EventPageModel } from "../content/pages/event"
import { EventView } from "../views/event/event-view"

export const query = graphql`
  query EventPage($slug: String!, $otherSlugs: [String!]!) {
    cms {
      Events(where: { slug: { equals: $slug } }, limit: 1) {
        docs {
          ...EventDetail
          venue {
            brand {
              id
              name
              slug
              accentColour
            }
          }
          seo {
            ...SeoDetail
          }
        }
      }
      others: Events(where: { slug: { in: $otherSlugs } }, limit: 0, sort: "startsAt") {
        docs {
          ...EventSummary
        }
      }
    }
  }
`

export default function EventTemplate({ data }: PageProps<EventPageModel>) {
  return <EventView model={data} />
}

export function Head({ data: { seo, brand }, location }: HeadProps<EventPageModel>) {
  return <Seo seo={seo} path={location.pathname} brand={brand.slug} />
}
