import { graphql, type HeadProps, type PageProps } from "gatsby"
import { Seo } from "../ui/seo"
import type { ProductPageModel } from "../content/pages/product"
import { ProductView } from "../views/product/product-view"

export const query = graphql`
  query ProductPage($slug: String!, $id: CMS_JSON!, $otherSlugs: [String!]!) {
    cms {
      Products(where: { slug: { equals: $slug } }, limit: 1) {
        docs {
          ...ProductDetail
          brand {
            id
            slug
            accentColour
          }
        }
      }
      Stockists(where: { products: { equals: $id } }, limit: 0, sort: "name") {
        docs {
          ...StockistDetail
        }
      }
      others: Products(where: { slug: { in: $otherSlugs } }, limit: 0, sort: "order") {
        docs {
          id
          name
          slug
          format
        }
      }
    }
  }
`

export default function ProductTemplate({ data }: PageProps<ProductPageModel>) {
  return <ProductView model={data} />
}

export function Head({ data: { seo, brand }, location }: HeadProps<ProductPageModel>) {
  return <Seo seo={seo} path={location.pathname} brand={brand?.slug} />
}
