import { graphql, type HeadProps, type PageProps } from "gatsby"
import { Seo } from "../ui/seo"
import type { ServerErrorPageQuery } from "../content/generated/queries"
import { toServerErrorModel } from "../content/pages/error-page"
import { ServerErrorView } from "../views/errors/server-error-view"

export const query = graphql`
  query ServerErrorPage {
    cms {
      Pages(where: { template: { equals: serverError } }, limit: 1) {
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

export default function ServerErrorTemplate({ data }: PageProps<ServerErrorPageQuery>) {
  return <ServerErrorView model={toServerErrorModel(data)} />
}

export function Head({ data, location }: HeadProps<ServerErrorPageQuery>) {
  return <Seo seo={toServerErrorModel(data).page.seo} path={location.pathname} indexed={false} />
}
