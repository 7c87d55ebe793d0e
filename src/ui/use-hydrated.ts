import { startTransition, useEffect, useState } from "react"

let isLive = false

/** Whether the server's HTML has been taken over: what is rendered from then on need not look like it. */
export const isPageLive = (): boolean => isLive

/** To be told once, when React has taken over the first page. */
export function notePageLive(): void {
  isLive = true
}

/**
 * False in the server's HTML and during hydration, true from then on. Controls that need
 * JavaScript keep their room on the page and become visible once this is true.
 */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(isLive)
  // As a transition, bit by bit: React would read a store in one piece, which blocks the page a second time.
  useEffect(() => startTransition(() => setHydrated(true)), [])
  return hydrated
}
