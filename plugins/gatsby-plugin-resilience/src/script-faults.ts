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

let builtPath: string | undefined
let builtHtml: string | undefined

/** To be called before React touches the page. */
export function rememberBuiltPage(): void {
  builtPath = location.pathname
  builtHtml = root()?.innerHTML
}

/** React has taken the whole page away because a part of it failed: brings back what was built. */
export function recoverFromCrash(): void {
  if (reloadOnce(`crash ${location.pathname}`)) return
  const element = root()
  // React is not done with the element yet.
  setTimeout(() => {
    if (element && builtHtml !== undefined && location.pathname === builtPath) {
      element.innerHTML = builtHtml
    }
    leaveReadable()
  })
}

const root = (): HTMLElement | null => document.getElementById("___gatsby")
