import type { RouteUpdateArgs } from "gatsby"

const DELAY_MS = 50

/** How often a page is asked for its title after that, and for how long: rather none than no event. */
const RETRY_MS = 10
const RETRIES = 100

let coming: ReturnType<typeof setTimeout> | undefined

const titleElement = (): Element | null => document.head.querySelector("title")

/**
 * Tells the tag manager of every page that is shown, 50 ms after it is; docs/decisions/0014-measurement.md says what
 * counts as one. To be called for each of Gatsby's route updates, which come when the page's content is in the document.
 */
export function reportPageView({
  location: { pathname: path },
  prevLocation,
}: Pick<RouteUpdateArgs, "location" | "prevLocation">): void {
  const { dataLayer } = window
  if (!dataLayer || path === prevLocation?.pathname) return

  // Gatsby takes the old page's head away and puts the new one's in its place, both later than this.
  const oldTitle = prevLocation && titleElement()
  const brand = document.querySelector<HTMLElement>("[data-page-brand]")?.dataset["pageBrand"]
  let retries = 0
  const wait = (delay: number): void => {
    coming = setTimeout(() => {
      const title = titleElement()
      if ((title && title !== oldTitle) || retries++ === RETRIES) {
        dataLayer.push({ event: "viewPage", path, title: document.title, brand })
      } else wait(RETRY_MS)
    }, delay)
  }
  // A page left within the delay was on its way to another.
  clearTimeout(coming)
  wait(DELAY_MS)
}
