import type { CreatePagesArgs } from "gatsby"
import { PathRegistry, type PathConflict } from "../path-registry"
import { createSlices } from "../create-slices"
import { createBrandPages } from "./create-brand-pages"
import { createLocationPages } from "./create-location-pages"
import { createNewsPages } from "./create-news-pages"
import { createSinglePages } from "./create-single-pages"
import type { PageFamilyContext } from "./page-family"
import { fetchSiteIndex } from "./site-index"

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
  createSinglePages(index, context)
  createBrandPages(index, context)
  createLocationPages(index, context)
  createNewsPages(index, context)
  createSlices(index, actions.createSlice)
  return paths.conflicts
}
