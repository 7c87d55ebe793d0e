import { createContext, useContext } from "react"
import { useHydrated } from "../../ui/use-hydrated"

interface Page {
  path?: string
  /** Of the one venue that the page is about. */
  venueSlug?: string
}

const CurrentPageContext = createContext<Page>({})
const UNKNOWN: Page = {}

/** Tells the frame which page is being shown: a slice gets no `location` from Gatsby. */
export const CurrentPage = CurrentPageContext.Provider

/**
 * The page being shown; nothing of it in static HTML. One slice's HTML is shared by many pages, so nothing in it may
 * depend on which page that is until the browser has taken over.
 */
export function useCurrentPage(): Page {
  const page = useContext(CurrentPageContext)
  return useHydrated() ? page : UNKNOWN
}
