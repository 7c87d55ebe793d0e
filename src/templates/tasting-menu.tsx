import { graphql, type HeadProps, type PageProps } from "gatsby"
import { Seo } from "../ui/seo"
import type { TastingMenuPageModel } from "../content/pages/tasting-menu"
import { TastingMenuView } from "../views/degustation/tasting-menu-view"

export const query = graphql`
  query TastingMenuPage($slug: String!) {
    cms {
      TastingMenus(where: { slug: { equals: $slug } }, limit: 1) {
        docs {
          ...TastingMenuDetail
          seo {
            ...SeoDetail
          }
        }
      }
      others: TastingMenus(where: { slug: { not_equals: $slug } }, limit: 0, sort: "order") {
        docs {
          ...TastingMenuTeaser
          venues {
            id
            status
          }
        }
      }
    }
  }
`

export default function TastingMenuTemplate({ data }: PageProps<TastingMenuPageModel>) {
  return <TastingMenuView model={data} />
}

export function Head({ data: { seo, menu }, location }: HeadProps<TastingMenuPageModel>) {
  return <Seo seo={seo} path={location.pathname} brand={menu.brand?.slug} />
}
