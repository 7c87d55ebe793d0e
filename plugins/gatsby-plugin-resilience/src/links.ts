import { isPageLink } from "./page-link"
import { loadAhead } from "./prefetch"
import { runtime } from "./runtime"

declare global {
  interface Window {
    ___navigate: (to: string, options: { replace: boolean; state?: object }) => void
  }
}

const linkAt = ({ target }: Event): HTMLAnchorElement | undefined =>
  (target instanceof Element && target.closest<HTMLAnchorElement>("#___gatsby a[href]")) ||
  undefined

/**
 * Follows the links of a page without loading a document. Links are plain HTML, so that they cost nothing to take over, and
 * work before that too.
 */
export function followLinks(): void {
  document.addEventListener("click", (event) => {
    const link = linkAt(event)
    const isOrdinary =
      event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    if (!link || !isOrdinary || event.defaultPrevented || !isSiteLink(link)) return
    event.preventDefault()
    window.___navigate(link.pathname + link.search + link.hash, {
      replace: link.pathname === location.pathname,
    })
  })
}

/** To a page, be it this one under another query; a part of the page in sight is the browser's to find. */
const isSiteLink = (link: HTMLAnchorElement): boolean =>
  isPageLink(link) ||
  (link.origin === location.origin &&
    link.pathname === location.pathname &&
    link.target === "" &&
    !link.getAttribute("href")?.startsWith("#"))

/** A pointer that only passes over a link is gone by then. */
const REST_MS = 65

/** A finger on a link, or a pointer that rests there, is on its way to the page. */
export function loadOnApproach(): void {
  const load = (event: Event): void => {
    const link = linkAt(event)
    if (link && isPageLink(link)) loadAhead(runtime().pathOf(link.pathname))
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  document.addEventListener("mouseover", (event) => {
    clearTimeout(timer)
    timer = setTimeout(load, REST_MS, event)
  })
  document.addEventListener("touchstart", load, { passive: true })
}
