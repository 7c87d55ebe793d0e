import type { SitePage, SiteSlice } from "./page-list"
import type { ComponentPlan } from "./query-plan"

/**
 * Texts of the files that the client loads. Their keys stand in Gatsby's own order, so that what has not changed has the
 * same bytes, whoever writes it.
 */

/** Name of the slice in each place for one of a page. */
export const slicesOf = (
  { slices }: ComponentPlan,
  page: Pick<SitePage, "slices">,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(slices).map(([slot, name]) => [slot, page.slices[slot] ?? name]),
  )

/** `page-data.json` of a page. @param data that its query is answered with */
export const pageDataText = (component: ComponentPlan, page: SitePage, data: unknown): string =>
  JSON.stringify({
    componentChunkName: component.chunkName,
    path: page.path,
    result: { data, pageContext: page.context },
    staticQueryHashes: component.staticQueryHashes,
    slicesMap: slicesOf(component, page),
  })

/** What a slice's query is asked with. */
export const sliceContext = ({ name, context }: SiteSlice): Readonly<Record<string, unknown>> => ({
  path: `slice--${name}`,
  ...context,
})

/** `slice-data/<name>.json`. */
export const sliceDataText = (component: ComponentPlan, slice: SiteSlice, data: unknown): string =>
  JSON.stringify({
    componentChunkName: component.chunkName,
    result: { data, sliceContext: sliceContext(slice) },
    staticQueryHashes: component.staticQueryHashes,
  })
