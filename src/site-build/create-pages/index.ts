import type { CreatePagesArgs } from "gatsby"
import { PathRegistry } from "../path-registry"
import { createSlices } from "../create-slices"
import { createBrandPages } from "./create-brand-pages"
import { createLocationPages } from "./create-location-pages"
import { createNewsPages } from "./create-news-pages"
import { createSinglePages } from "./create-single-pages"
import type { PageFamilyContext } from "./page-family"
import { fetchSiteIndex } from "./site-index"

/** Every page and slice of the site. */
export async function createSitePages({ graphql, actions }: CreatePagesArgs): Promise<void> {
  const index = await fetchSiteIndex(graphql)
  const context: PageFamilyContext = { createPage: actions.createPage, paths: new PathRegistry() }
  createSinglePages(index, context)
  createBrandPages(index, context)
  createLocationPages(index, context)
  createNewsPages(index, context)
  createSlices(index, actions.createSlice)
}
