import { startTransition, useEffect, useState } from "react"
import { MENU_CHOICE } from "./menu-choice-names"
import { isPageLive } from "./use-hydrated"

/** What the device remembers of how a guest reads menus. */
const NAMES = [...MENU_CHOICE, "print"] as const
type Name = (typeof NAMES)[number]

/** For this visit at least, where storage is forbidden, as in a private window, or full: what it did not take. */
const onThisVisit = new Map<Name, string>()
const listeners = new Set<() => void>()

/** What tells of what other tabs do, also while this page waited for somebody to come back to it. */
const FROM_ELSEWHERE = ["storage", "pageshow"] as const

const tellListeners = (): void => listeners.forEach((listener) => listener())

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    for (const event of FROM_ELSEWHERE) addEventListener(event, tellListeners)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    for (const event of FROM_ELSEWHERE) removeEventListener(event, tellListeners)
  }
}

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
  tellListeners()
}

export const forgetMenuChoice = (): void => NAMES.forEach((name) => remember(name, ""))

/** None in static HTML and until the page is live, because one page is served to everybody. */
export function useRemembered(name: Name): string {
  const [text, setText] = useState(() => (isPageLive() ? remembered(name) : ""))
  useEffect(() => {
    const look = (): void => setText(remembered(name))
    startTransition(look)
    return subscribe(look)
  }, [name])
  return text
}
