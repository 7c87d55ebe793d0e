import { graphql, type HeadProps, type PageProps } from "gatsby"
import { Seo } from "../ui/seo"
import type { AboutModel } from "../content/pages/about"
import { AboutView } from "../views/about/about-view"

export const query = graphql`
  query AboutPage {
    cms {
      Pages(where: { template: { equals: about } }, limit: 1) {
        docs {
          ...PageDocument
        }
      }
      Brands(limit: 0, sort: "order") {
        docs {
          ...BrandSummary
        }
      }
    }
  }
`

export default function AboutTemplate({ data }: PageProps<AboutModel>) {
  return <AboutView model={data} />
}

export function Head({ data, location }: HeadProps<AboutModel>) {
  return <Seo seo={data.page.seo} path={location.pathname} />
}
