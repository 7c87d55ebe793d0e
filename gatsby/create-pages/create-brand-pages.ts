import { brandPath } from "../../shared/paths"
import { HEADER_FRAME, headerFrameOf } from "../../src/content/slice-names"
import { template, type PageFamilyContext } from "./page-family"
import type { SiteIndex } from "./site-index"

/** A page for each brand, at the top level, under the brand's own header. */
export function createBrandPages({ brands }: SiteIndex, context: PageFamilyContext): void {
  for (const { id, slug, name } of brands) {
    const path = brandPath(slug)
    context.paths.claimTopLevel(path, { type: "Brand", name, id })
    context.createPage({
      path,
      component: template("brand"),
      context: { slug, brandId: id },
      slices: { [HEADER_FRAME]: headerFrameOf(slug) },
    })
  }
}
