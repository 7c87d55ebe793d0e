import { graphql, type HeadProps, type PageProps } from "gatsby"
import { Seo } from "../ui/seo"
import type { CareersModel } from "../content/pages/careers"
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

export default function CareersTemplate({ data }: PageProps<CareersModel>) {
  return <CareersView model={data} />
}

export function Head({ data, location }: HeadProps<CareersModel>) {
  return <Seo seo={data.page.seo} path={location.pathname} />
}
