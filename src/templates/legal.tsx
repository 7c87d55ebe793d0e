import { graphql, type HeadProps, type PageProps } from "gatsby"
import { Seo } from "../ui/seo"
import type { LegalModel } from "../content/pages/legal"
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

export default function LegalTemplate({ data }: PageProps<LegalModel>) {
  return <LegalView model={data} />
}

export function Head({ data, location }: HeadProps<LegalModel>) {
  return <Seo seo={data.page.seo} path={location.pathname} />
}
