import { startTransition, useCallback, useEffect, useMemo, useState } from "react"
import { ALLERGENS, type Allergen } from "../../shared/food-labels"
import { isPageLive } from "./use-hydrated"
import { replaceQuery, useQuery } from "./use-query"

/** Of the query, so that a choice can be shared, and of what the device remembers. */
const NAME = "without"

/** In the order of the regulation. What is no allergen is left out: anybody can write an address. */
const parse = (text: string): readonly Allergen[] => {
  const named = text.split(",")
  return (Object.keys(ALLERGENS) as Allergen[]).filter((allergen) => named.includes(allergen))
}

/** For this visit at least, where storage is forbidden, as in a private window. */
let onThisVisit = ""
const listeners = new Set<() => void>()

function remembered(): string {
  try {
    return localStorage.getItem(NAME) ?? ""
  } catch {
    return onThisVisit
  }
}

function remember(text: string): void {
  onThisVisit = text
  try {
    if (text) localStorage.setItem(NAME, text)
    else localStorage.removeItem(NAME)
  } catch {
    // Nothing is lost but the memory.
  }
  listeners.forEach((listener) => listener())
}

export const forgetHidden = (): void => remember("")

/** None in static HTML and until the page is live, because one page is served to everybody. */
function useRemembered(): string {
  const [text, setText] = useState(() => (isPageLive() ? remembered() : ""))
  useEffect(() => {
    const look = (): void => setText(remembered())
    startTransition(look)
    listeners.add(look)
    return () => void listeners.delete(look)
  }, [])
  return text
}

/**
 * What a guest cannot eat, for every menu on every page: as the address says, else as the device remembers. A change is
 * written to both.
 */
export function useHiddenAllergens(): [
  readonly Allergen[],
  (allergens: readonly Allergen[]) => void,
] {
  const kept = useRemembered()
  const asked = useQuery().get(NAME)
  const hide = useCallback((allergens: readonly Allergen[]) => {
    const text = allergens.join(",")
    remember(text)
    replaceQuery({ [NAME]: text })
  }, [])
  return [useMemo(() => parse(asked ?? kept), [asked, kept]), hide]
}
