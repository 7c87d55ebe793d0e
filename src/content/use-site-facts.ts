import { graphql, useStaticQuery } from "gatsby"
import type { SiteFacts } from "./site-facts"

/** Facts that hold on every page; also usable in a Gatsby `Head`. */
export function useSiteFacts() {
  return useStaticQuery<SiteFacts>(graphql`
    query SiteFacts {
      site {
        siteMetadata {
          siteUrl
        }
      }
      cms {
        SiteSettings {
          groupName
          legalName
          description
          email
          phone
          socialLinks {
            network
            label
            url
          }
          contactSubjects {
            subject
            description
            email
          }
          defaultSeo {
            description
            image {
              ...SiteImage
            }
          }
        }
        Locations(limit: 0, sort: "name") {
          docs {
            timeZone
          }
        }
      }
    }
  `)
}
