import { globalHistory } from "@reach/router"
import { useSyncExternalStore } from "react"

const subscribe = (listener: () => void): (() => void) => globalHistory.listen(listener)
const currentPath = (): string => window.location.pathname

/**
 * The page being shown; undefined in static HTML. One slice's HTML is shared by many pages, so nothing in it may
 * depend on which page that is until the browser has taken over.
 */
export function useCurrentPath(): string | undefined {
  return useSyncExternalStore<string | undefined>(subscribe, currentPath, () => undefined)
}
