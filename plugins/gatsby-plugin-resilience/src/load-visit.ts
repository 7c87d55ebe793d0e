import emitter from "gatsby-runtime/emitter"
import { expectPage } from "./delay-notice"
import type { PageResources } from "./page-loader"
import { runtime } from "./runtime"
import { pageCause, recordReload, versionCause } from "./session"

/**
 * Loads the page a visitor is going to; a delay is announced as Gatsby does.
 * @param pathname as it stands in the address
 * @returns the page, or that only a document of its own can show it: it failed, or belongs to another version
 */
export async function loadVisit(
  path: string,
  pathname: string,
): Promise<PageResources | "by-document"> {
  const { pages, apiRunner } = runtime()
  expectPage(() => {
    emitter.emit("onDelayedLoadPageResources", { pathname })
    apiRunner("onRouteUpdateDelayed", { location: window.location })
  })
  const result = await pages.load(path)
  if (result.status === "failed") {
    // The document loaded next does not reload once more for what is already known to fail.
    recordReload(pageCause(path))
    return "by-document"
  }
  if (result.newVersion !== undefined) {
    recordReload(versionCause(result.newVersion))
    return "by-document"
  }
  return result.resources
}
