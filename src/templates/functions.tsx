import { graphql, type HeadProps, type PageProps } from "gatsby"
import { Seo } from "../ui/seo"
import type { FunctionsPageQuery } from "../content/generated/queries"
import { toFunctionsModel } from "../content/pages/functions"
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

export default function FunctionsTemplate({ data }: PageProps<FunctionsPageQuery>) {
  return <FunctionsView model={toFunctionsModel(data)} />
}

export function Head({ data, location }: HeadProps<FunctionsPageQuery>) {
  return <Seo seo={toFunctionsModel(data).page.seo} path={location.pathname} />
}
