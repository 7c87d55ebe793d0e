import type { GatsbyBrowser } from "gatsby"

/** After this long, in milliseconds, the first view is over and the companion of the service worker may be fetched. */
const COMPANION_DELAY_MS = 2000

/** A page the visitor has seen, or could see next. */
export interface PageNote {
  path: string
  visited: boolean
}

const early: PageNote[] = []
let take = (note: PageNote): void => void early.push(note)

/** Once per page: a fragment or a query is the same one. */
export const noteVisit: NonNullable<GatsbyBrowser["onRouteUpdate"]> = ({
  location: { pathname },
  prevLocation,
}) => {
  if (pathname !== prevLocation?.pathname) take({ path: pathname, visited: true })
}

export const notePrefetch: NonNullable<GatsbyBrowser["onPostPrefetchPathname"]> = ({ pathname }) =>
  take({ path: pathname, visited: false })

/** What is not needed to read a page comes after it; a visitor who cannot load it misses only what works offline. */
export function startOffline(): void {
  if (process.env.NODE_ENV !== "production" || !("serviceWorker" in navigator)) return
  setTimeout(() => {
    import(/* webpackChunkName: "offline" */ "./companion")
      .then(({ startCompanion }) => {
        take = startCompanion()
        early.splice(0).forEach(take)
      })
      .catch(() => undefined)
  }, COMPANION_DELAY_MS)
}
