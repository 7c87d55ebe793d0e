import { graphql, type HeadProps, type PageProps } from "gatsby"
import { Seo } from "../ui/seo"
import type { LocationsData } from "../content/pages/locations"
import { unpooled } from "../content/unpooled"
import { LocationsView } from "../views/locations/locations-view"

export const query = graphql`
  query LocationsPage {
    cms {
      Pages(where: { template: { equals: locations } }, limit: 1) {
        docs {
          ...PageDocument
        }
      }
      Locations(limit: 0, sort: "name") {
        docs {
          ...VenueSummary
          ...VenueKind
          ...VenueMap
        }
      }
      Brands(limit: 0, sort: "order") {
        docs {
          ...NavigationBrand
        }
      }
    }
  }
`

export default function LocationsTemplate({ data }: PageProps<LocationsData>) {
  return <LocationsView model={{ ...data, venues: unpooled(data.venues) }} />
}

export function Head({ data, location }: HeadProps<LocationsData>) {
  return <Seo seo={data.page.seo} path={location.pathname} />
}
