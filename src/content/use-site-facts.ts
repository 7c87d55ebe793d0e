import { graphql, useStaticQuery } from "gatsby"
import type { SiteFactsQuery } from "./generated/queries"
import { memoise } from "./memoise"
import { mapSiteFacts } from "./site-facts"

const toSiteFacts = memoise(mapSiteFacts)

/** Facts that hold on every page; also usable in a Gatsby `Head`. */
export function useSiteFacts() {
  return toSiteFacts(
    useStaticQuery<SiteFactsQuery>(graphql`
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
            announcement {
              enabled
              text
              link {
                label
                url
              }
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
        }
      }
    `),
  )
}
