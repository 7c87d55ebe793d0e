import { graphql, type SliceComponentProps } from "gatsby"
import type { FooterModel } from "../content/footer"
import { FooterView } from "../views/footer/footer-view"

export const query = graphql`
  query Footer {
    cms {
      SiteSettings {
        groupName
        legalName
        description
        email
        phone
        registeredAddress
        companyNumber
        socialLinks {
          network
          label
          url
        }
      }
      SiteNavigation {
        footer {
          heading
          links {
            ...LinkDetail
          }
        }
        legal {
          ...LinkDetail
        }
      }
      Locations(limit: 0, sort: "name") {
        docs {
          id
          name
          slug
          status
          address {
            city
            region
            country
          }
        }
      }
    }
  }
`

export default function Footer({ data }: SliceComponentProps<FooterModel>) {
  return <FooterView model={data} />
}
