import { graphql, type HeadProps, type PageProps } from "gatsby"
import { Seo } from "../ui/seo"
import type { JobPageModel } from "../content/pages/job"
import { JobView } from "../views/job/job-view"

export const query = graphql`
  query JobPage($slug: String!) {
    cms {
      Jobs(where: { slug: { equals: $slug } }, limit: 1) {
        docs {
          ...JobDetail
          venue {
            hero {
              ...SiteImage
            }
          }
        }
      }
    }
  }
`

export default function JobTemplate({ data }: PageProps<JobPageModel>) {
  return <JobView model={data} />
}

export function Head({ data: { seo }, location }: HeadProps<JobPageModel>) {
  return <Seo seo={seo} path={location.pathname} />
}
