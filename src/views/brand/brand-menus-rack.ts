import { type MouseEvent, type SyntheticEvent, useState } from "react"
import { flushSync } from "react-dom"

/** What closes above an element would carry it off the screen; it stays where the guest has it before them. */
function keepInPlace(element: Element, change: () => void): void {
  const before = element.getBoundingClientRect().top
  flushSync(change)
  const moved = element.getBoundingClientRect().top - before
  if (moved !== 0) window.scrollBy({ top: moved, behavior: "instant" })
}

/**
 * Of several <details> one is open at a time. The browser's own way, a shared `name`, leaves a guest who opens the
 * next long menu far below it. Without scripts each one opens and closes by itself.
 */
export function useRack(first: string) {
  const [drawn, setDrawn] = useState<string | undefined>(first)
  return {
    isDrawn: (slug: string) => drawn === slug,
    /** For the <summary>. */
    onClick: (slug: string) => (event: MouseEvent<HTMLElement>) => {
      event.preventDefault()
      keepInPlace(event.currentTarget, () => setDrawn(drawn === slug ? undefined : slug))
    },
    /** For the <details>: the browser opens one itself for a fragment in it, or for words searched for. */
    onToggle: (slug: string) => (event: SyntheticEvent<HTMLDetailsElement>) => {
      if (event.currentTarget.open && drawn !== slug) {
        keepInPlace(event.currentTarget, () => setDrawn(slug))
      }
    },
  }
}
