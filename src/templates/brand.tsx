import { graphql, type HeadProps, type PageProps } from "gatsby"
import { Seo } from "../ui/seo"
import type { BrandModel } from "../content/pages/brand"
import { BrandView } from "../views/brand/brand-view"

export const query = graphql`
  query BrandPage($slug: String!, $id: CMS_JSON!) {
    cms {
      Brands(where: { slug: { equals: $slug } }, limit: 1) {
        docs {
          ...BrandDetail
        }
      }
      Locations(where: { brand: { equals: $id } }, limit: 0, sort: "name") {
        docs {
          ...VenueSummary
          ...VenueKind
          booking {
            method
          }
          menus {
            id
          }
        }
      }
      Menus(where: { brand: { equals: $id } }, limit: 0, sort: "title") {
        docs {
          ...MenuDetail
        }
      }
      TastingMenus(limit: 0, sort: "order") {
        docs {
          ...TastingMenuTeaser
          venues {
            id
          }
        }
      }
    }
  }
`

export default function BrandTemplate({ data }: PageProps<BrandModel>) {
  return <BrandView model={data} />
}

export function Head({ data: { seo, brand }, location }: HeadProps<BrandModel>) {
  return <Seo seo={seo} path={location.pathname} brand={brand.slug} />
}
