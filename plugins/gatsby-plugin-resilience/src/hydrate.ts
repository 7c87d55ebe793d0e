import { type ReactElement, startTransition } from "react"
import { createRoot, hydrateRoot } from "react-dom/client"
import { LIVE } from "./boot-guard"
import { runtime } from "./runtime"
import { recoverFromCrash } from "./script-faults"

/** Whether the document is the page's that is shown: not one that stands for all pages, and no error page in its place. */
function isServed(): boolean {
  const { pages, pathOf } = runtime()
  const { pagePath } = window as { pagePath?: string }
  return pagePath === pages.peek(pathOf(location.pathname))?.page.path
}

let tellLive: () => void = () => undefined

/** Resolves when React has taken over the first page: until then the router hears of no change of address. */
export const live = new Promise<void>((resolve) => {
  tellLive = resolve
})

/** To be called when React has taken over. A step through the history before that is the boot guard's. */
export function pageIsLive(): void {
  Object.assign(window, { [LIVE]: true })
  tellLive()
}

/**
 * Takes over the page's HTML as a transition: React then works in pieces of some milliseconds and lets a touch go first,
 * where Gatsby's way holds the page until all is done.
 */
export function hydrate(page: ReactElement, container: Element): void {
  // React takes everything away when a component fails, and lets the error through to the window.
  addEventListener("error", () => {
    if (!container.firstChild) void recoverFromCrash()
  })
  startTransition(() => {
    // What is there stays until React has made what takes its place.
    if (isServed()) hydrateRoot(container, page)
    else createRoot(container).render(page)
  })
}
