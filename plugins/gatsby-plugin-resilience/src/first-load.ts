import { hasUnsavedInput } from "./unsaved-input"
import { leaveReadable } from "./failed-page"
import type { PageResources } from "./page-loader"
import { navigateByDocument } from "./version"
import { NEVER, runtime } from "./runtime"
import { mayReload, pageCause, versionCause } from "./session"

/**
 * The page whose document the browser has just loaded. When something it needs is missing, its built HTML stays: it
 * can be read, and its links are links.
 */
export async function loadFirstPage(path: string): Promise<PageResources> {
  const result = await runtime().pages.load(path, servedErrorPage())
  if (result.status === "failed") {
    // A script that is gone may have been replaced by another version, which the document then names.
    if (result.cause === "chunk" && !hasUnsavedInput() && mayReload(pageCause(path))) {
      location.reload()
    } else {
      leaveReadable()
    }
    return NEVER
  }
  if (result.newVersion !== undefined) {
    const isTyped = hasUnsavedInput()
    if (mayReload(versionCause(result.newVersion)) && !isTyped) {
      location.reload()
      return NEVER
    }
    if (isTyped || !isFromThisSite()) navigateByDocument()
  }
  return result.resources
}

/** The error page that the document itself is: the server found no page at its address, or failed to make it. */
function servedErrorPage(): string | undefined {
  const { pagePath = "" } = window as { pagePath?: string }
  const [, status] = /^\/(404|500)(\.html)?$/.exec(pagePath) ?? []
  return status && `/${status}.html`
}

/** Without a session storage: whether the visitor has just been given, by another page, what the server has. */
const isFromThisSite = (): boolean => document.referrer.startsWith(`${location.origin}/`)
