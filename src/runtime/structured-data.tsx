import type { PreRenderHTMLArgs } from "gatsby"
import { isValidElement, type ReactNode } from "react"
import { renderedAt } from "../../shared/rendering-clock"
import { graphOf, scriptText } from "../structured-data/graph"
import type { Site } from "../structured-data/site"
import { renderedFacts } from "./rendered-facts"

/** As Gatsby writes it into a page's data. */
export interface PageData {
  path: string
  /** `component---src-templates-news-article-tsx` */
  componentChunkName: string
  result: { data?: object; pageContext?: { brandSlug?: string } }
}

const JSON_LD = "application/ld+json"
const TEMPLATE = /^component---src-templates-(.+)-tsx$/

/** What the page tells search engines; nothing where it is none of the site's templates, or an error page. */
export function structuredData({ path, componentChunkName, result }: PageData) {
  const facts = renderedFacts()
  const [, template] = TEMPLATE.exec(componentChunkName) ?? []
  if (!facts || !template) return undefined
  const site: Site = {
    facts,
    // Only where a description asks: a page that depends on the time is made anew with each day that begins.
    get now() {
      return renderedAt()
    },
  }
  const graph = graphOf({ path, template, model: result.data ?? {} }, site)
  if (!graph) return undefined
  return (
    <script
      key="structured-data"
      type={JSON_LD}
      dangerouslySetInnerHTML={{ __html: scriptText(graph) }}
    />
  )
}

const isStructuredData = (component: ReactNode): boolean =>
  isValidElement<{ type?: string }>(component) && component.props.type === JSON_LD

/** A browser has no use for it, so that it stands last in the head: after the title, and after what has to be fetched. */
export function putStructuredDataLast({
  getHeadComponents,
  replaceHeadComponents,
}: Pick<PreRenderHTMLArgs, "getHeadComponents" | "replaceHeadComponents">): void {
  const head = getHeadComponents()
  replaceHeadComponents([
    ...head.filter((component) => !isStructuredData(component)),
    ...head.filter(isStructuredData),
  ])
}
