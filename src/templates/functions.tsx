import { graphql, type HeadProps, type PageProps } from "gatsby"
import { Seo } from "../ui/seo"
import type { FunctionsModel } from "../content/pages/functions"
import { FunctionsView } from "../views/functions/functions-view"

export const query = graphql`
  query FunctionsPage {
    cms {
      Pages(where: { template: { equals: functions } }, limit: 1) {
        docs {
          ...PageDocument
        }
      }
      FunctionSpaces(limit: 0, sort: "order") {
        docs {
          ...FunctionSpaceDetail
        }
      }
    }
  }
`

export default function FunctionsTemplate({ data }: PageProps<FunctionsModel>) {
  return <FunctionsView model={data} />
}

export function Head({ data, location }: HeadProps<FunctionsModel>) {
  return <Seo seo={data.page.seo} path={location.pathname} />
}
