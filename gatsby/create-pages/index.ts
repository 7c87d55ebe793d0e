import type { CreatePagesArgs } from "gatsby"
import { PathRegistry, type PathConflict } from "../path-registry"
import { createSlices } from "../create-slices"
import { createDocumentPages } from "./create-document-pages"
import { createNewsList } from "./create-news-list"
import { createSinglePages } from "./create-single-pages"
import { UNDOCUMENTED_PAGES } from "../../shared/pages"
import { renderedAt } from "../../shared/rendering-clock"
import { template, type PageFamilyContext } from "./page-family"
import { fetchSiteIndex, type SiteIndex } from "./site-index"

/** In the order in which they take their paths. */
export function createAllPages(index: SiteIndex, context: PageFamilyContext): void {
  createSinglePages(index, context)
  createNewsList(index, context)
  createDocumentPages(index, context)
  for (const [name, path] of Object.entries(UNDOCUMENTED_PAGES)) {
    context.paths.claim(path, { type: "Page", name })
    context.createPage({ path, component: template(name), context: {} })
  }
}

export interface CreatedPages {
  /** Of all pages that there are to be. */
  paths: readonly string[]
  /** What stands in the way of going live: documents that want one address. */
  conflicts: readonly PathConflict[]
}

/**
 * Every page and slice of the site; with `isSample` one page of each template.
 */
export async function createSitePages(
  { graphql, actions }: CreatePagesArgs,
  isSample: boolean,
): Promise<CreatedPages> {
  const index = await fetchSiteIndex(graphql)
  const paths = new PathRegistry()
  const created: string[] = []
  const templates = new Set<string>()
  createAllPages(index, {
    paths,
    now: renderedAt(),
    createPage: (page) => {
      created.push(page.path)
      if (isSample && templates.has(page.component)) return
      templates.add(page.component)
      actions.createPage(page)
    },
  })
  createSlices(index, actions.createSlice)
  return { paths: created, conflicts: paths.conflicts }
}
