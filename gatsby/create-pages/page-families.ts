import { createBrandPages } from "./create-brand-pages"
import { createLocationPages } from "./create-location-pages"
import { createNewsPages } from "./create-news-pages"
import { createSinglePages } from "./create-single-pages"
import type { PageFamilyContext } from "./page-family"
import type { SiteIndex } from "./site-index"

/** Every kind of page there is, in the order in which they take their paths. */
const PAGE_FAMILIES: readonly ((index: SiteIndex, context: PageFamilyContext) => void)[] = [
  createSinglePages,
  createBrandPages,
  createLocationPages,
  createNewsPages,
]

export function createAllPages(index: SiteIndex, context: PageFamilyContext): void {
  for (const createPages of PAGE_FAMILIES) createPages(index, context)
}
