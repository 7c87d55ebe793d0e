import { graphql, type HeadProps, type PageProps } from "gatsby"
import { Seo } from "../ui/seo"
import type { MenuPageModel } from "../content/pages/menu"
import { MenuView } from "../views/menu/menu-view"

export const query = graphql`
  query MenuPage($slug: String!, $id: CMS_JSON!) {
    cms {
      Menus(where: { slug: { equals: $slug } }, limit: 1) {
        docs {
          ...MenuDetail
          updatedAt
          brand {
            id
            name
            slug
            accentColour
            hero {
              ...SiteImage
            }
          }
        }
      }
      Locations(where: { menus: { equals: $id } }, limit: 0, sort: "name") {
        docs {
          ...VenueLine
          menus {
            ...MenuReference
          }
        }
      }
    }
  }
`

export default function MenuTemplate({ data }: PageProps<MenuPageModel>) {
  return <MenuView model={data} />
}

export function Head({ data: { seo, brand }, location }: HeadProps<MenuPageModel>) {
  return <Seo seo={seo} path={location.pathname} brand={brand.slug} />
}
