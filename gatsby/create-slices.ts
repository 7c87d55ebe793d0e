import { resolve } from "node:path"
import type { CreatePagesArgs } from "gatsby"
import { FOOTER, HEADER_FRAME, headerFrameOf } from "../src/content/slice-names"
import type { SiteIndex } from "./create-pages/site-index"

/** The group's header frame, one for each brand, and the footer. */
export function createSlices(
  { documents }: Pick<SiteIndex, "documents">,
  createSlice: CreatePagesArgs["actions"]["createSlice"],
): void {
  const headerFrame = resolve("src/slices/header-frame.tsx")
  createSlice({ id: HEADER_FRAME, component: headerFrame, context: {} })
  for (const { collection, slug } of documents) {
    if (collection !== "brands") continue
    createSlice({ id: headerFrameOf(slug), component: headerFrame, context: { brandSlug: slug } })
  }
  createSlice({ id: FOOTER, component: resolve("src/slices/footer.tsx"), context: {} })
}
