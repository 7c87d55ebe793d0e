import { graphql, type HeadProps, type PageProps } from "gatsby"
import { Seo } from "../ui/seo"
import type { StockistsModel } from "../content/pages/stockists"
import { StockistsView } from "../views/stockists/stockists-view"

export const query = graphql`
  query StockistsPage {
    cms {
      Pages(where: { template: { equals: stockists } }, limit: 1) {
        docs {
          ...PageDocument
        }
      }
      Products(limit: 0, sort: "order") {
        docs {
          ...ProductDetail
        }
      }
      Stockists(limit: 0, sort: "name") {
        docs {
          ...StockistDetail
        }
      }
    }
  }
`

export default function StockistsTemplate({ data }: PageProps<StockistsModel>) {
  return <StockistsView model={data} />
}

export function Head({ data, location }: HeadProps<StockistsModel>) {
  return <Seo seo={data.page.seo} path={location.pathname} />
}
