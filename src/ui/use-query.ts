import { useDeferredValue, useEffect, useMemo, useSyncExternalStore } from "react"
import { fragmentTarget } from "./fragment-target"

const listeners = new Set<() => void>()

/** After a change of the address that was refused: Safari allows some hundred in half a minute. */
const RETRY_MS = 1000
/** The query that a page has and the address not yet. */
let unwritten: { pathname: string; search: string } | undefined
let retry: ReturnType<typeof setTimeout> | undefined

function subscribe(listener: () => void): () => void {
  const step = (): void => {
    unwritten = undefined
    listener()
  }
  listeners.add(listener)
  window.addEventListener("popstate", step)
  return () => {
    listeners.delete(listener)
    window.removeEventListener("popstate", step)
  }
}

const currentSearch = (): string =>
  unwritten?.pathname === window.location.pathname ? unwritten.search : window.location.search
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
  const query = new URLSearchParams(currentSearch())
  for (const [name, value] of Object.entries(changes)) {
    if (value) query.set(name, value)
    else query.delete(name)
  }
  const text = query.toString()
  unwritten = { pathname: window.location.pathname, search: text && `?${text}` }
  if (retry === undefined) write()
  listeners.forEach((listener) => listener())
}

function write(): void {
  retry = undefined
  const { pathname, hash } = window.location
  if (unwritten?.pathname === pathname) {
    try {
      // The router keeps its own key in the entry's state, for scroll positions.
      window.history.replaceState(window.history.state, "", pathname + unwritten.search + hash)
    } catch {
      retry = setTimeout(write, RETRY_MS)
      return
    }
  }
  unwritten = undefined
}
