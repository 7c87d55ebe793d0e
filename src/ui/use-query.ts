import { useDeferredValue, useEffect, useMemo, useSyncExternalStore } from "react"
import { fragmentTarget } from "./fragment-target"

const listeners = new Set<() => void>()

/** After a change of the address that was refused: Safari allows some hundred in half a minute. */
const RETRY_MS = 1000
/** What a page has asked for, and the address in whose place it stands: no longer where a visitor has gone on, or back. */
let wanted: URL | undefined
let inPlaceOf: string | undefined
let retry: ReturnType<typeof setTimeout> | undefined

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener("popstate", listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener("popstate", listener)
  }
}

const currentSearch = (): string => ((inPlaceOf === location.href && wanted) || location).search
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
  const url = new URL(location.href)
  url.search = currentSearch()
  for (const [name, value] of Object.entries(changes)) {
    if (value) url.searchParams.set(name, value)
    else url.searchParams.delete(name)
  }
  wanted = url
  inPlaceOf = location.href
  if (retry === undefined) write()
  listeners.forEach((listener) => listener())
}

function write(): void {
  retry = undefined
  try {
    // The router keeps its own key in the entry's state, for scroll positions.
    if (inPlaceOf === location.href) history.replaceState(history.state, "", wanted)
    wanted = undefined
  } catch {
    retry = setTimeout(write, RETRY_MS)
  }
}
