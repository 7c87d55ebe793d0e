import { graphql, type HeadProps, type PageProps } from "gatsby"
import { Seo } from "../ui/seo"
import type { MenusModel } from "../content/pages/menus"
import { MenusView } from "../views/menus/menus-view"

export const query = graphql`
  query MenusPage {
    cms {
      Pages(where: { template: { equals: menus } }, limit: 1) {
        docs {
          ...PageDocument
        }
      }
      Brands(limit: 0, sort: "order") {
        docs {
          id
          slug
        }
      }
      Locations(limit: 0, sort: "name") {
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

export default function MenusTemplate({ data }: PageProps<MenusModel>) {
  return <MenusView model={data} />
}

export function Head({ data, location }: HeadProps<MenusModel>) {
  return <Seo seo={data.page.seo} path={location.pathname} />
}
