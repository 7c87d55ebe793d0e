import { graphql, type HeadProps, type PageProps } from "gatsby"
import { Seo } from "../ui/seo"
import type { NotFoundPageQuery } from "../content/generated/queries"
import { toNotFoundModel } from "../content/pages/error-page"
import { NotFoundView } from "../views/errors/not-found-view"

export const query = graphql`
  query NotFoundPage {
    cms {
      Pages(where: { template: { equals: notFound } }, limit: 1) {
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

export default function NotFoundTemplate({ data }: PageProps<NotFoundPageQuery>) {
  return <NotFoundView model={toNotFoundModel(data)} />
}

export function Head({ data, location }: HeadProps<NotFoundPageQuery>) {
  return <Seo seo={toNotFoundModel(data).page.seo} path={location.pathname} indexed={false} />
}
