import { graphql, type HeadProps, type PageProps } from "gatsby"
import type { SinglePageContext } from "../../shared/pages"
import { Seo } from "../ui/seo"
import type { ErrorPageModel } from "../content/pages/error-page"
import { NotFoundView } from "../views/errors/not-found-view"
import { OfflineView } from "../views/errors/offline-view"
import { ServerErrorView } from "../views/errors/server-error-view"

const VIEWS = { notFound: NotFoundView, serverError: ServerErrorView, offline: OfflineView }
type Context = SinglePageContext<keyof typeof VIEWS>

export const query = graphql`
  query ErrorPage($template: CMS_Page_template_Input!) {
    cms {
      Pages(where: { template: { equals: $template } }, limit: 1) {
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

export default function ErrorPageTemplate({
  data,
  pageContext: { template },
}: PageProps<ErrorPageModel, Context>) {
  const View = VIEWS[template]
  return <View model={data} />
}

export function Head({ data, location }: HeadProps<ErrorPageModel>) {
  return <Seo seo={data.page.seo} path={location.pathname} indexed={false} />
}
