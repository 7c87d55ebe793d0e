import { loadVisit } from "./load-visit"
import type { PageResources } from "./page-loader"
import { navigatesByDocument } from "./version"
import { NEVER, runtime } from "./runtime"
import { beginVisit } from "./visits"

/**
 * The page of an address that the browser already shows in its bar, after a step through the history. Gatsby keeps
 * the page before until it has this one; it would also show it when the visitor has long gone elsewhere.
 */
export async function loadForHistory(path: string): Promise<PageResources> {
  const isLatest = beginVisit()
  const page = navigatesByDocument() ? "by-document" : await loadVisit(path, location.pathname)
  if (!isLatest() || path !== runtime().pathOf(location.pathname)) return NEVER
  if (page !== "by-document") return page
  location.reload()
  return NEVER
}
