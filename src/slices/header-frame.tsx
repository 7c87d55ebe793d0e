import { graphql, type SliceComponentProps } from "gatsby"
import type { HeaderFrame as HeaderFrameModel } from "../content/header-frame"
import { HeaderFrameView } from "../views/header-frame/header-frame-view"

export const query = graphql`
  query HeaderFrame {
    cms {
      SiteSettings {
        groupName
        email
        phone
        announcement {
          enabled
          text
          link {
            label
            url
          }
        }
      }
      Brands(limit: 0, sort: "order") {
        docs {
          ...NavigationBrand
        }
      }
      SiteNavigation {
        header {
          ...LinkDetail
        }
      }
      Locations(limit: 0, sort: "name") {
        docs {
          ...NavigationVenue
        }
      }
    }
  }
`

export default function HeaderFrame({ data }: SliceComponentProps<HeaderFrameModel>) {
  return <HeaderFrameView model={data} />
}
