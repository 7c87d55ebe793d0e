import { graphql, type SliceComponentProps } from "gatsby"
import type { HeaderFrameQuery } from "../content/generated/queries"
import { mapHeaderFrame } from "../content/header-frame"
import { HeaderFrameView } from "../views/header-frame/header-frame-view"

interface HeaderFrameContext {
  /** None in the group's own header. */
  brandSlug?: string
}

export const query = graphql`
  query HeaderFrame {
    cms {
      SiteSettings {
        groupName
        email
        phone
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

export default function HeaderFrame({
  data,
  sliceContext,
}: SliceComponentProps<HeaderFrameQuery, HeaderFrameContext>) {
  return <HeaderFrameView model={mapHeaderFrame(data, sliceContext.brandSlug)} />
}
