import { graphql, type HeadProps, type PageProps } from "gatsby"
import { Seo } from "../ui/seo"
import type { StockistsPageQuery } from "../content/generated/queries"
import { toStockistsModel } from "../content/pages/stockists"
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

export default function StockistsTemplate({ data }: PageProps<StockistsPageQuery>) {
  return <StockistsView model={toStockistsModel(data)} />
}

export function Head({ data, location }: HeadProps<StockistsPageQuery>) {
  return <Seo seo={toStockistsModel(data).page.seo} path={location.pathname} />
}
