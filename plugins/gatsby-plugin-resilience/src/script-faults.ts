import { isChunkError } from "./chunks"
import { leaveReadable } from "./failed-page"
import { mayReload } from "./session"
import { hasUnsavedInput } from "./unsaved-input"

/** Reloads the page in the window, once a session for a cause; where that may not be, it stays as it is. */
function reloadOnce(cause: string): boolean {
  if (hasUnsavedInput() || !mayReload(cause)) return false
  location.reload()
  return true
}

/**
 * Scripts that a page imports while it is in use. Gatsby's own listener would reload without end, and not at all
 * where the address has a fragment.
 */
export function watchImports(): void {
  addEventListener(
    "unhandledrejection",
    (event) => {
      if (!isChunkError(event.reason)) return
      event.stopImmediatePropagation()
      if (!reloadOnce(`script ${location.pathname}`)) leaveReadable()
    },
    { capture: true },
  )
}

/** React has taken the whole page away because a part of it failed: brings back what was built for the address. */
export async function recoverFromCrash(): Promise<void> {
  if (reloadOnce(`crash ${location.pathname}`)) return
  const built = await builtPage()
  const root = document.getElementById("___gatsby")
  if (root && built !== undefined) root.innerHTML = built
  leaveReadable()
}

async function builtPage(): Promise<string | undefined> {
  try {
    // However old: the network may be what failed.
    const response = await fetch(location.href, { cache: "force-cache" })
    const page = new DOMParser().parseFromString(await response.text(), "text/html")
    return page.getElementById("___gatsby")?.innerHTML
  } catch {
    return undefined
  }
}
