import { useDeferredValue, useEffect, useMemo, useSyncExternalStore } from "react"
import { fragmentTarget } from "./fragment-target"

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener("popstate", listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener("popstate", listener)
  }
}

const currentSearch = (): string => window.location.search
const noSearch = (): string => ""

/** Whether the document shows what its address asks for. */
let isSettled = false

/**
 * The query of the address bar. Empty in the server's HTML and during hydration, because one
 * page is served for every query. What a fragment names is scrolled to again once the query is known: the browser went to
 * where it stood before a filter took away what is above it.
 */
export function useQuery(): URLSearchParams {
  const search = useSyncExternalStore(subscribe, currentSearch, noSearch)
  // Pages let their lists follow what was chosen in just this way.
  const shown = useDeferredValue(search)
  useEffect(() => {
    if (isSettled || shown !== currentSearch()) return
    isSettled = true
    if (shown) fragmentTarget()?.scrollIntoView({ behavior: "instant" })
  }, [shown])
  return useMemo(() => new URLSearchParams(search), [search])
}

/**
 * Changes some parameters of the query; an empty value removes the parameter. The history
 * entry is replaced, so that back leaves the page instead of undoing one filter at a time.
 */
export function replaceQuery(changes: Readonly<Record<string, string | undefined>>): void {
  const url = new URL(window.location.href)
  for (const [name, value] of Object.entries(changes)) {
    if (value) url.searchParams.set(name, value)
    else url.searchParams.delete(name)
  }
  // The router keeps its own key in the entry's state, for scroll positions.
  window.history.replaceState(window.history.state, "", url)
  listeners.forEach((listener) => listener())
}
