import type { GatsbyBrowser } from "gatsby"
import { allowsPrefetch } from "../../../plugins/gatsby-plugin-resilience/src/connection"
import { documentVersion } from "../../../plugins/gatsby-plugin-resilience/src/version"
import type { KeepMessage } from "../../service-worker/messages"
import { afterFirstView } from "../after-first-view"

/** A page the visitor has seen, or could see next. */
export interface PageNote {
  path: string
  visited: boolean
}

/** Whether there may be a worker to tell. */
const hasWorker = (): boolean =>
  process.env.NODE_ENV === "production" && "serviceWorker" in navigator

const early: PageNote[] = []
let take = takeEarly

/** A page in the window is told of at once: the visitor may be gone, or the network, before the companion is here. */
function takeEarly(note: PageNote): void {
  early.push(note)
  if (note.visited && hasWorker()) tellWorker(note, navigator.serviceWorker.controller !== null)
}

/** Once per page: a fragment or a query is the same one. */
export const noteVisit: NonNullable<GatsbyBrowser["onRouteUpdate"]> = ({
  location: { pathname },
  prevLocation,
}) => {
  if (pathname !== prevLocation?.pathname) take({ path: pathname, visited: true })
}

/** The page in the window has been shown anew, as the server has it now. */
export const noteShownAnew = (): void => take({ path: location.pathname, visited: true })

export const notePrefetch: NonNullable<GatsbyBrowser["onPostPrefetchPathname"]> = ({ pathname }) =>
  take({ path: pathname, visited: false })

/** What is not needed to read a page comes after it; a visitor who cannot load it misses only what works offline. */
export function startOffline(): void {
  if (!hasWorker()) return
  afterFirstView(
    () => import(/* webpackChunkName: "later" */ "./companion"),
    ({ startCompanion }) => {
      take = startCompanion(tellWorker)
      for (const note of early.splice(0)) take(note)
    },
  )
}

/**
 * On a first visit the worker is still being installed, and is told when it is there. Where there is none, nothing waits.
 * @param alone the page and nothing beside it: the first view is still being loaded
 */
function tellWorker({ path, visited }: PageNote, alone = false): void {
  void navigator.serviceWorker.ready.then(({ active }) => {
    const message: KeepMessage = {
      type: "keep",
      path,
      visited,
      version: documentVersion(),
      resources: performance.getEntriesByType("resource").map(({ name }) => name),
      mayPrefetch: !alone && allowsPrefetch(),
    }
    active?.postMessage(message)
  })
}
