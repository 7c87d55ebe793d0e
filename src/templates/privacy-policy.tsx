import { graphql, type HeadProps, type PageProps } from "gatsby"
import { Seo } from "../ui/seo"
import type { PrivacyPolicyPageQuery } from "../content/generated/queries"
import { toPrivacyPolicyModel } from "../content/pages/legal"
import { LegalView } from "../views/legal/legal-view"

export const query = graphql`
  query PrivacyPolicyPage {
    cms {
      Pages(where: { template: { equals: privacyPolicy } }, limit: 1) {
        docs {
          ...PageDocument
        }
      }
    }
  }
`

export default function PrivacyPolicyTemplate({ data }: PageProps<PrivacyPolicyPageQuery>) {
  return <LegalView model={toPrivacyPolicyModel(data)} />
}

export function Head({ data, location }: HeadProps<PrivacyPolicyPageQuery>) {
  return <Seo seo={toPrivacyPolicyModel(data).page.seo} path={location.pathname} />
}
