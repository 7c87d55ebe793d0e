import type { FAQPageLeaf, Graph, Thing, WebPageLeaf } from "schema-dts"
import { breadcrumbsOf } from "./breadcrumbs"
import { descriptionOf, type Description } from "./descriptions"
import { routeTo } from "../../shared/paths"
import { organizationNode, searchableWebsiteNode, websiteNode } from "./organization-node"
import { absolute, organizationId, reference, websiteId, type Site } from "./site"

/** A page as page data knows it. */
export interface DescribedPage {
  /** Without a slash at its end, but for the home page. */
  path: string
  /** Its template's file: `news-article`. */
  template: string
  /** What the page's view gets. */
  model: object
}

/**
 * What a page tells search engines of itself (schema.org, as JSON-LD 1.1). Everything has an `@id` that stays what it is as
 * long as its address does, so that pages speak of the same things by the same names.
 * @returns nothing for error pages
 */
export function graphOf({ path, template, model }: DescribedPage, site: Site): Graph | undefined {
  const description = descriptionOf(template, model, site)
  if (!description) return undefined
  const { name, nodes = [] } = description
  const breadcrumbs = breadcrumbsOf(path, name, site)
  const isDescribed = nodes.some((node) => idOf(node) === organizationId(site))
  return {
    "@context": "https://schema.org",
    "@graph": [
      ...(isDescribed ? [] : [organizationNode(site)]),
      path === routeTo("home") ? searchableWebsiteNode(site) : websiteNode(site),
      webPageNode(path, description, breadcrumbs !== undefined, site),
      ...(breadcrumbs ? [breadcrumbs] : []),
      ...nodes,
    ],
  }
}

const idOf = (node: Thing): unknown =>
  typeof node === "object" && "@id" in node ? node["@id"] : undefined

function webPageNode(
  path: string,
  { seo, sections = [], type = "WebPage", mainEntity }: Description,
  hasBreadcrumbs: boolean,
  site: Site,
): WebPageLeaf | FAQPageLeaf {
  const address = absolute(path, site)
  const page: Omit<WebPageLeaf, "@type"> = {
    "@id": address,
    url: address,
    name: seo.title,
    isPartOf: reference(websiteId(site)),
    ...(hasBreadcrumbs ? { breadcrumb: reference(`${address}#breadcrumb`) } : {}),
  }
  const questions = sections.flatMap((section) =>
    section.type === "questions" ? section.questions : [],
  )
  if (questions.length === 0) {
    const about = mainEntity ? { mainEntity: reference(mainEntity) } : {}
    // Each kind of page has the properties of all.
    return { ...page, ...about, "@type": type } as WebPageLeaf
  }
  return {
    ...page,
    "@type": "FAQPage",
    ...(mainEntity ? { about: reference(mainEntity) } : {}),
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  }
}

/** The text of a `<script type="application/ld+json">`, which nothing in it can end (HTML, 4.12.1.3). */
export const scriptText = (graph: Graph): string => JSON.stringify(graph).replace(/</g, "\\u003c")
