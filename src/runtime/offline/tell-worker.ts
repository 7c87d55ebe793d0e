import { allowsPrefetch } from "../../../plugins/gatsby-plugin-resilience/src/connection"
import { documentRelease } from "../../../plugins/gatsby-plugin-resilience/src/release"
import type { KeepMessage } from "../../service-worker/messages"

/** A page the visitor has seen, or could see next. */
export interface PageNote {
  path: string
  visited: boolean
}

/**
 * On a first visit the worker is still being installed, and is told when it is there. Where there is none, nothing waits.
 * @param alone the page and nothing beside it: the first view is still being loaded
 */
export function tellWorker({ path, visited }: PageNote, { alone = false } = {}): void {
  void navigator.serviceWorker.ready.then(({ active }) => {
    const message: KeepMessage = {
      type: "keep",
      path,
      visited,
      release: documentRelease(),
      resources: visited && !alone ? loadedResources() : [],
      mayPrefetch: !alone && allowsPrefetch(),
    }
    active?.postMessage(message)
  })
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
