import { graphql, type HeadProps, type PageProps } from "gatsby"
import { Seo } from "../ui/seo"
import type { WhatsOnModel } from "../content/pages/whatson"
import { useSiteFacts } from "../content/use-site-facts"
import { WhatsOnView } from "../views/whats-on/whats-on-view"

export const query = graphql`
  query WhatsOnPage($eventSlugs: [String!]!) {
    cms {
      Pages(where: { template: { equals: whatson } }, limit: 1) {
        docs {
          ...PageDocument
        }
      }
      Events(where: { slug: { in: $eventSlugs } }, limit: 0, sort: "startsAt") {
        docs {
          ...EventDetail
        }
      }
    }
  }
`

export default function WhatsOnTemplate({ data }: PageProps<WhatsOnModel>) {
  return <WhatsOnView model={data} siteUrl={useSiteFacts().siteUrl} />
}

export function Head({ data, location }: HeadProps<WhatsOnModel>) {
  return <Seo seo={data.page.seo} path={location.pathname} />
}
