import { createContext, useContext } from "react"
import { useHydrated } from "../../ui/use-hydrated"

const CurrentPathContext = createContext<string | undefined>(undefined)

/** Tells the frame which page is being shown: a slice gets no `location` from Gatsby. */
export const CurrentPath = CurrentPathContext.Provider

/**
 * The page being shown; undefined in static HTML. One slice's HTML is shared by many pages, so nothing in it may
 * depend on which page that is until the browser has taken over.
 */
export function useCurrentPath(): string | undefined {
  const path = useContext(CurrentPathContext)
  return useHydrated() ? path : undefined
}
