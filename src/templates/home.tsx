import { graphql, type HeadProps, type PageProps } from "gatsby"
import { Seo } from "../ui/seo"
import type { HomeModel } from "../content/pages/home"
import { HomeView } from "../views/home/home-view"

export const query = graphql`
  query HomePage($eventSlugs: [String!]!) {
    cms {
      Pages(where: { template: { equals: home } }, limit: 1) {
        docs {
          ...PageDocument
        }
      }
      Brands(limit: 0, sort: "order") {
        docs {
          ...BrandSummary
        }
      }
      Locations(limit: 0, sort: "name") {
        docs {
          ...VenueSummary
          booking {
            method
          }
        }
      }
      Events(where: { slug: { in: $eventSlugs } }, limit: 0, sort: "startsAt") {
        docs {
          ...EventSummary
        }
      }
      NewsArticles(limit: 4, sort: "-publishedOn,slug") {
        docs {
          ...NewsSummary
        }
      }
    }
  }
`

export default function HomeTemplate({ data }: PageProps<HomeModel>) {
  return <HomeView model={data} />
}

export function Head({ data, location }: HeadProps<HomeModel>) {
  return <Seo seo={data.page.seo} path={location.pathname} />
}
