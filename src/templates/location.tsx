import { graphql, type HeadProps, type PageProps } from "gatsby"
import { Seo } from "../ui/seo"
import type { LocationModel } from "../content/pages/location"
import { useSiteFacts } from "../content/use-site-facts"
import { LocationView } from "../views/location/location-view"

export const query = graphql`
  query LocationPage(
    $slug: String!
    $id: CMS_JSON!
    $eventSlugs: [String!]!
    $otherSlugs: [String!]!
  ) {
    cms {
      Locations(where: { slug: { equals: $slug } }, limit: 1) {
        docs {
          ...VenueDetail
        }
      }
      Events(where: { slug: { in: $eventSlugs } }, limit: 0, sort: "startsAt") {
        docs {
          ...EventSummary
        }
      }
      TastingMenus(where: { venues: { equals: $id } }, limit: 0, sort: "order") {
        docs {
          ...TastingMenuTeaser
        }
      }
      FunctionSpaces(where: { venue: { equals: $id } }, limit: 0, sort: "order") {
        docs {
          ...FunctionSpaceTeaser
        }
      }
      others: Locations(where: { slug: { in: $otherSlugs } }, limit: 3, sort: "name") {
        docs {
          ...VenueSummary
        }
      }
    }
  }
`

export default function LocationTemplate({ data }: PageProps<LocationModel>) {
  return <LocationView model={data} siteUrl={useSiteFacts().siteUrl} />
}

export function Head({ data: { seo, venue }, location }: HeadProps<LocationModel>) {
  return <Seo seo={seo} path={location.pathname} brand={venue.brand.slug} />
}
