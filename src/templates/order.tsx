import { graphql, type HeadProps, type PageProps } from "gatsby"
import { Seo } from "../ui/seo"
import type { OrderData } from "../content/pages/order"
import { unpooled } from "../content/unpooled"
import { OrderView } from "../views/order/order-view"

export const query = graphql`
  query OrderPage {
    cms {
      Pages(where: { template: { equals: order } }, limit: 1) {
        docs {
          ...PageDocument
        }
      }
      Locations(limit: 0, sort: "name") {
        docs {
          ...VenueSummary
          ...VenueOrdering
        }
      }
    }
  }
`

export default function OrderTemplate({ data }: PageProps<OrderData>) {
  return <OrderView model={{ ...data, venues: unpooled(data.venues) }} />
}

export function Head({ data, location }: HeadProps<OrderData>) {
  return <Seo seo={data.page.seo} path={location.pathname} />
}
