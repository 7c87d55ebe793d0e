import emitter from "gatsby-runtime/emitter"
import { isStyled } from "./chunks"
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
  let cause = pageCause(path)
  // A document has the styles of its page in itself.
  if (result.status === "ready" && isStyled()) {
    if (result.newVersion === undefined) return result.resources
    cause = versionCause(result.newVersion)
  }
  // The document loaded next does not reload once more for what is already known to fail.
  recordReload(cause)
  return "by-document"
}
