import { allowsPrefetch } from "../../../plugins/gatsby-plugin-resilience/src/connection"
import type { KeepMessage } from "../../service-worker/messages"
import { watchConnection } from "./offline-notice"
import type { PageNote } from "./page-notes"
import { currentRelease } from "./release"
import { watchUpdates } from "./update-notice"

/** Tells the service worker what to keep, and the visitor what it knows. */
export function startCompanion(): (note: PageNote) => void {
  const { serviceWorker } = navigator
  watchConnection()
  watchUpdates()
  // A new worker begins with the page that is open.
  serviceWorker.addEventListener("controllerchange", () => {
    tellWorker({ path: location.pathname, visited: true })
  })
  return tellWorker
}

function tellWorker({ path, visited }: PageNote): void {
  const message: KeepMessage = {
    type: "keep",
    path,
    visited,
    release: currentRelease(),
    resources: visited ? loadedResources() : [],
    pictures: allowsPrefetch(),
  }
  // On a first visit the worker is still being installed. Where there is none, nothing waits.
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(message))
}

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
