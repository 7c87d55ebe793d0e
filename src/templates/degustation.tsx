import { graphql, type HeadProps, type PageProps } from "gatsby"
import { Seo } from "../ui/seo"
import type { DegustationModel } from "../content/pages/degustation"
import { DegustationView } from "../views/degustation/degustation-view"

export const query = graphql`
  query DegustationPage {
    cms {
      Pages(where: { template: { equals: degustation } }, limit: 1) {
        docs {
          ...PageDocument
        }
      }
      TastingMenus(limit: 0, sort: "order") {
        docs {
          ...TastingMenuDetail
        }
      }
    }
  }
`

export default function DegustationTemplate({ data }: PageProps<DegustationModel>) {
  return <DegustationView model={data} />
}

export function Head({ data, location }: HeadProps<DegustationModel>) {
  return <Seo seo={data.page.seo} path={location.pathname} />
}
