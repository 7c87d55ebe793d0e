import { graphql, type HeadProps, type PageProps } from "gatsby"
import type { SinglePageContext } from "../../shared/pages"
import { Seo } from "../ui/seo"
import type { LegalPageQuery } from "../content/generated/queries"
import { toLegalModel } from "../content/pages/legal"
import { LegalView } from "../views/legal/legal-view"

export const query = graphql`
  query LegalPage($template: CMS_Page_template_Input!) {
    cms {
      Pages(where: { template: { equals: $template } }, limit: 1) {
        docs {
          ...PageDocument
        }
      }
    }
  }
`

export default function LegalTemplate({
  data,
  pageContext,
}: PageProps<LegalPageQuery, SinglePageContext>) {
  return <LegalView model={toLegalModel(data, pageContext.template)} />
}

export function Head({
  data,
  pageContext,
  location,
}: HeadProps<LegalPageQuery, SinglePageContext>) {
  const { page } = toLegalModel(data, pageContext.template)
  return <Seo seo={page.seo} path={location.pathname} />
}
