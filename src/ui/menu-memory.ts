import { startTransition, useEffect, useState } from "react"
import { createListeners } from "./listeners"
import { MENU_CHOICE } from "./menu-choice-names"
import { isPageLive } from "./use-hydrated"

/** What the device remembers of how a guest reads menus. */
const NAMES = [...MENU_CHOICE, "print"] as const
type Name = (typeof NAMES)[number]

/** For this visit at least, where storage is forbidden, as in a private window, or full: what it did not take. */
const onThisVisit = new Map<Name, string>()
const listeners = createListeners()

export function remembered(name: Name): string {
  try {
    return onThisVisit.get(name) ?? localStorage.getItem(name) ?? ""
  } catch {
    return ""
  }
}

export function remember(name: Name, text: string): void {
  try {
    if (text) localStorage.setItem(name, text)
    else localStorage.removeItem(name)
    onThisVisit.delete(name)
  } catch {
    onThisVisit.set(name, text)
  }
  listeners.tell()
}

export const forgetMenuChoice = (): void => NAMES.forEach((name) => remember(name, ""))

/** None in static HTML and until the page is live, because one page is served to everybody. */
export function useRemembered(name: Name): string {
  const [text, setText] = useState(() => (isPageLive() ? remembered(name) : ""))
  useEffect(() => {
    const look = (): void => setText(remembered(name))
    startTransition(look)
    return listeners.subscribe(look)
  }, [name])
  return text
}
