import { graphql, type HeadProps, type PageProps } from "gatsby"
import { Seo } from "../ui/seo"
import type { PickupModel } from "../content/pages/pickup"
import { PickupView } from "../views/pickup/pickup-view"

export const query = graphql`
  query PickupPage($slug: String!) {
    cms {
      Locations(where: { slug: { equals: $slug } }, limit: 1) {
        docs {
          ...VenueLine
          phone
          currency
          hero {
            ...SiteImage
          }
          pickup {
            note
          }
          menus {
            id
            title
            kind
            currency
            takeaway
            sections {
              title
              items {
                name
                description
                prices {
                  label
                  amount
                }
                dietary
                allergens
              }
            }
          }
        }
      }
    }
  }
`

export default function PickupTemplate({ data }: PageProps<PickupModel>) {
  return <PickupView model={data} />
}

export function Head({ data: { seo, venue }, location }: HeadProps<PickupModel>) {
  return <Seo seo={seo} path={location.pathname} brand={venue.brand.slug} />
}
