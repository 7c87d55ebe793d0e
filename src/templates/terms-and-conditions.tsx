import { graphql, type HeadProps, type PageProps } from "gatsby"
import { Seo } from "../ui/seo"
import type { TermsAndConditionsPageQuery } from "../content/generated/queries"
import { toTermsAndConditionsModel } from "../content/pages/legal"
import { LegalView } from "../views/legal/legal-view"

export const query = graphql`
  query TermsAndConditionsPage {
    cms {
      Pages(where: { template: { equals: termsAndConditions } }, limit: 1) {
        docs {
          ...PageDocument
        }
      }
    }
  }
`

export default function TermsAndConditionsTemplate({
  data,
}: PageProps<TermsAndConditionsPageQuery>) {
  return <LegalView model={toTermsAndConditionsModel(data)} />
}

export function Head({ data, location }: HeadProps<TermsAndConditionsPageQuery>) {
  return <Seo seo={toTermsAndConditionsModel(data).page.seo} path={location.pathname} />
}
