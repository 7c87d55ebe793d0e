import type { GatsbyBrowser } from "gatsby"
import { tellWorker, type PageNote } from "./tell-worker"

/** After this long, in milliseconds, the first view is over and the companion of the service worker may be fetched. */
const COMPANION_DELAY_MS = 2000

/** Whether there may be a worker to tell. */
const hasWorker = (): boolean =>
  process.env.NODE_ENV === "production" && "serviceWorker" in navigator

const early: PageNote[] = []
let take = takeEarly

/** A page in the window is told of at once: the visitor may be gone, or the network, before the companion is here. */
function takeEarly(note: PageNote): void {
  early.push(note)
  if (!note.visited || !hasWorker()) return
  tellWorker(note, { alone: Boolean(navigator.serviceWorker.controller) })
}

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
  if (!hasWorker()) return
  setTimeout(() => {
    import(/* webpackChunkName: "offline" */ "./companion")
      .then(({ startCompanion }) => {
        take = startCompanion()
        early.splice(0).forEach(take)
      })
      .catch(() => undefined)
  }, COMPANION_DELAY_MS)
}
