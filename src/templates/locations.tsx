import { graphql, type HeadProps, type PageProps } from "gatsby"
import { Seo } from "../ui/seo"
import type { LocationsModel } from "../content/pages/locations"
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

export default function LocationsTemplate({ data }: PageProps<LocationsModel>) {
  return <LocationsView model={data} />
}

export function Head({ data, location }: HeadProps<LocationsModel>) {
  return <Seo seo={data.page.seo} path={location.pathname} />
}
