import { fragmentTarget } from "../ui/fragment-target"

const HEADINGS = "h1,h2,h3,h4,h5,h6"

/** The heading of what the address points to: the page's own, or that of the part its fragment names. */
function destination(): HTMLElement | null {
  const place = fragmentTarget() ?? document.querySelector("main")
  return place?.matches(HEADINGS) ? place : (place?.querySelector<HTMLElement>(HEADINGS) ?? place)
}

/**
 * Where to scroll to is decided elsewhere: ./scroll-memory.
 * @param frames to try again in: a menu that was left open keeps the page asleep until its own event has closed it.
 */
function moveTo(heading: HTMLElement, frames = 20): void {
  // A place without a heading may be a link or a field, which stays where Tab finds it.
  if (heading.tabIndex < 0) heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  if (document.activeElement === heading || frames === 0) return
  requestAnimationFrame(() => moveTo(heading, frames - 1))
}

/**
 * To be called when a page has been rendered. After a change of page the router focuses the element around everything,
 * and a screen reader then begins with the skip link and the header. That one call is passed on to the heading; the
 * router makes it for a new path only, never for the first page, a query or a fragment.
 *
 * A heading that gets the focus is read out. Gatsby's announcer, which says the page's heading too, therefore speaks
 * only where the focus goes to another one.
 */
export function focusHeadings(): void {
  document
    .getElementById("gatsby-announcer")
    ?.setAttribute("aria-live", destination()?.matches("h1") ? "off" : "assertive")
  const page = document.getElementById("gatsby-focus-wrapper")
  if (!page) return
  page.focus = () => {
    const heading = destination()
    if (heading) moveTo(heading)
  }
}
