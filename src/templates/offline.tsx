import { graphql, type HeadProps, type PageProps } from "gatsby"
import { Seo } from "../ui/seo"
import type { OfflinePageQuery } from "../content/generated/queries"
import { toOfflineModel } from "../content/pages/error-page"
import { OfflineView } from "../views/errors/offline-view"

export const query = graphql`
  query OfflinePage {
    cms {
      Pages(where: { template: { equals: offline } }, limit: 1) {
        docs {
          ...PageDocument
        }
      }
      Locations(limit: 0, sort: "name") {
        docs {
          ...VenueSummary
        }
      }
    }
  }
`

export default function OfflineTemplate({ data }: PageProps<OfflinePageQuery>) {
  return <OfflineView model={toOfflineModel(data)} />
}

export function Head({ data, location }: HeadProps<OfflinePageQuery>) {
  return <Seo seo={toOfflineModel(data).page.seo} path={location.pathname} indexed={false} />
}
