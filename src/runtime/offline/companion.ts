import { allowsPrefetch } from "../../../plugins/gatsby-plugin-resilience/src/connection"
import { PAGE_PATHS } from "../../../shared/paths"
import { START_URL } from "../../theme/app-identity"
import { watchConnection } from "./offline-notice"
import type { PageNote } from "./page-notes"
import { tellWorker } from "./tell-worker"
import { watchUpdates } from "./update-notice"

/** What a guest with no network is likely to want, seen or not: where the app opens, every restaurant, a table. */
const ESSENTIAL = [START_URL, PAGE_PATHS.locations, PAGE_PATHS.book]

/** Tells the service worker what to keep, and the visitor what it knows. */
export function startCompanion(): (note: PageNote) => void {
  const { serviceWorker } = navigator
  for (const path of ESSENTIAL) tell({ path, visited: false })
  watchConnection()
  watchUpdates()
  // A new worker begins with the page that is open.
  serviceWorker.addEventListener("controllerchange", () => {
    tell({ path: location.pathname, visited: true })
  })
  return tell
}

const tell = ({ path, visited }: PageNote): void =>
  tellWorker({
    path,
    visited,
    resources: visited ? loadedResources() : [],
    mayPrefetch: allowsPrefetch(),
  })

/** Files this document has loaded from the site: what came before the worker did not pass through it. */
const loadedResources = (): string[] => [
  ...new Set(
    performance
      .getEntriesByType("resource")
      .map(({ name }) => new URL(name))
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname }) => pathname),
  ),
]
