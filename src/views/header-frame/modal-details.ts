import { type RefObject, useEffect, useRef } from "react"

/** Everything on the page that is neither inside an element nor around it. */
function besides(element: Element): HTMLElement[] {
  const found: HTMLElement[] = []
  for (let at = element; at.parentElement && at !== document.body; at = at.parentElement) {
    for (const other of at.parentElement.children) {
      if (other !== at && other instanceof HTMLElement && !other.inert) found.push(other)
    }
  }
  return found
}

/** Also for a menu that was opened before the scripts had come. @returns undoes it. */
function actAsDialog(menu: HTMLDetailsElement): () => void {
  const stop = new AbortController()
  const listening = { signal: stop.signal }
  let asleep: HTMLElement[] = []

  const keep = (reachable: boolean): void => {
    if (reachable === (asleep.length === 0)) return
    for (const element of asleep) element.inert = false
    asleep = reachable ? [] : besides(menu)
    for (const element of asleep) element.inert = true
  }
  const settle = (): void => {
    if (!stop.signal.aborted) keep(!menu.open)
  }

  // Its styles are worked out anew for all that falls asleep or wakes, a tenth of a second on a cheap phone: after the
  // picture that the guest waits for.
  menu.addEventListener("toggle", () => requestAnimationFrame(() => setTimeout(settle)), listening)
  menu.addEventListener(
    "click",
    ({ target }) => {
      if (target instanceof Element && target.closest("a")) menu.open = false
    },
    listening,
  )
  // The document's, because the focus may be in the browser's own bars.
  document.addEventListener(
    "keydown",
    ({ key }) => {
      if (key === "Escape" && menu.open) {
        menu.open = false
        menu.querySelector("summary")?.focus()
      } else settle()
    },
    listening,
  )
  settle()
  return () => {
    stop.abort()
    keep(true)
  }
}

/**
 * Makes a `<details>` that covers the window behave as a dialog: while it is open nothing else can be reached,
 * Escape closes it and returns to its summary, and so does following one of its links.
 * @param path of the page being shown; a menu must not outlive the page it was opened on.
 */
export function useModalDetails(path: string | undefined): RefObject<HTMLDetailsElement> {
  const menu = useRef<HTMLDetailsElement>(null)
  const shown = useRef(path)
  useEffect(() => {
    // Learning the first path is no navigation: a menu that a guest opened before that stays open.
    const left = shown.current !== undefined && shown.current !== path
    if (left && menu.current) menu.current.open = false
    shown.current = path
  }, [path])
  useEffect(() => (menu.current ? actAsDialog(menu.current) : undefined), [])
  return menu
}
