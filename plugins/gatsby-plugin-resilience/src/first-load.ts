import { hasUnsavedInput } from "./unsaved-input"
import { leaveReadable } from "./failed-page"
import type { PageResources } from "./page-loader"
import { forgetKeptFiles, navigateByDocument } from "./release"
import { NEVER, runtime } from "./runtime"
import { mayReload, pageCause, recordReload, releaseCause } from "./session"

/**
 * The page whose document the browser has just loaded. When something it needs is missing, its built HTML stays: it
 * can be read, and its links are links.
 */
export async function loadFirstPage(path: string): Promise<PageResources> {
  const result = await runtime().pages.load(path)
  if (result.status === "failed") {
    // A script that is gone may have been replaced by another release, which the document then names.
    if (result.cause === "chunk" && !hasUnsavedInput() && mayReload(pageCause(path))) {
      location.reload()
    } else {
      leaveReadable()
    }
    return NEVER
  }
  return result.newRelease === undefined || !giveWayTo(result.newRelease) ? result.resources : NEVER
}

/** @returns whether the document is loaded anew at once; it may also be when the visitor goes on, or not at all */
function giveWayTo(release: string): boolean {
  const cause = releaseCause(release)
  if (hasUnsavedInput()) {
    navigateByDocument()
    recordReload(cause)
  } else if (mayReload(cause)) {
    forgetKeptFiles()
    location.reload()
    return true
  } else if (isFromThisSite()) {
    // The visitor has just been given what the server has.
    recordReload(cause)
  } else {
    navigateByDocument()
  }
  return false
}

/** A page of the site led to this document. Says, without a session storage, that this is not the first one. */
const isFromThisSite = (): boolean => document.referrer.startsWith(`${location.origin}/`)
