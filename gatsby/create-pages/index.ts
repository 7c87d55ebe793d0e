import type { CreatePagesArgs } from "gatsby"
import { PathRegistry, type PathConflict } from "../path-registry"
import { createSlices } from "../create-slices"
import { createDocumentPages } from "./create-document-pages"
import { createNewsList } from "./create-news-list"
import { createSinglePages } from "./create-single-pages"
import { SEARCH_PATH } from "../../shared/paths"
import { template, type PageFamilyContext } from "./page-family"
import { fetchSiteIndex, type SiteIndex } from "./site-index"

/** In the order in which they take their paths. */
export function createAllPages(index: SiteIndex, context: PageFamilyContext): void {
  createSinglePages(index, context)
  createNewsList(index, context)
  createDocumentPages(index, context)
  context.paths.claim(SEARCH_PATH, { type: "Page", name: "search" })
  context.createPage({ path: SEARCH_PATH, component: template("search"), context: {} })
}

/**
 * Every page and slice of the site.
 * @returns what stands in the way of going live: documents that want one address
 */
export async function createSitePages({
  graphql,
  actions,
}: CreatePagesArgs): Promise<readonly PathConflict[]> {
  const index = await fetchSiteIndex(graphql)
  const paths = new PathRegistry()
  const context: PageFamilyContext = { createPage: actions.createPage, paths, now: new Date() }
  createAllPages(index, context)
  createSlices(index, actions.createSlice)
  return paths.conflicts
}
