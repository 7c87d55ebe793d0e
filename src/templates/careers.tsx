import { graphql, type HeadProps, type PageProps } from "gatsby"
import { Seo } from "../ui/seo"
import type { CareersPageQuery } from "../content/generated/queries"
import { toCareersModel } from "../content/pages/careers"
import { CareersView } from "../views/careers/careers-view"

export const query = graphql`
  query CareersPage($jobSlugs: [String!]!) {
    cms {
      Pages(where: { template: { equals: careers } }, limit: 1) {
        docs {
          ...PageDocument
        }
      }
      Jobs(where: { slug: { in: $jobSlugs } }, limit: 0, sort: "-postedOn,slug") {
        docs {
          ...JobDetail
        }
      }
    }
  }
`

export default function CareersTemplate({ data }: PageProps<CareersPageQuery>) {
  return <CareersView model={toCareersModel(data)} />
}

export function Head({ data, location }: HeadProps<CareersPageQuery>) {
  return <Seo seo={toCareersModel(data).page.seo} path={location.pathname} />
}
