import { expectPage } from "./delay-notice"
import type { PageResources } from "./page-loader"
import { forgetKeptFiles, navigateByDocument } from "./release"
import { runtime } from "./runtime"
import { pageCause, recordReload, RELEASE_CAUSE } from "./session"

/**
 * Loads the page a visitor is going to; a delay is announced.
 * @returns the page, or that only a document of its own can show it: it failed, or belongs to another release
 */
export async function loadVisit(path: string): Promise<PageResources | "by-document"> {
  const { pages, apiRunner } = runtime()
  expectPage(() => apiRunner("onRouteUpdateDelayed", { location: window.location }))
  const result = await pages.load(path)
  if (result.status === "failed") {
    // The document loaded next does not reload once more for what is already known to fail.
    recordReload(pageCause(path))
    return "by-document"
  }
  if (result.isOutdated) {
    // A browser may bring this document back as it is.
    navigateByDocument()
    recordReload(RELEASE_CAUSE)
    forgetKeptFiles()
    return "by-document"
  }
  return result.resources
}
