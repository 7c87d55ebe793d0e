import type { GatsbyBrowser } from "gatsby"
import { fragmentTarget } from "../ui/fragment-target"

const STORE = "scroll-memory"

/** Where each entry of the history was left, by the key the router gives it. */
let positions: Record<string, number> = {}
/** The entry whose page is on the screen; the address may be ahead of it while a page is loading. */
let shown: string | undefined
/** On the way through the history: the place was noted when the step was made. */
let isStep = false
/** The browser has gone to a fragment by itself, and the router has not told of it yet. */
let hasJumped = false

/** Of the history's entry: the router's key, and where an entry begins that nobody has been at, in pixels. */
export interface EntryState {
  key?: string
  top?: number
}

const entryState = (): EntryState | null => history.state as EntryState | null

const keyOfEntry = (): string | undefined => entryState()?.key

const goTo = (top: number): void => scrollTo({ top, behavior: "instant" })

/** The first entry and those of plain fragment links have no key yet. */
function entryKey(): string {
  const key = keyOfEntry() ?? `${Date.now()}`
  if (!keyOfEntry()) history.replaceState({ ...entryState(), key }, "")
  return key
}

function begin(): void {
  try {
    positions = JSON.parse(sessionStorage.getItem(STORE) ?? "{}") as typeof positions
  } catch {
    // Storage is blocked: positions are remembered until the document goes.
  }
  addEventListener(
    "scroll",
    () => {
      // Not while the next page is awaited, nor the browser's own jump to a fragment.
      if (shown && keyOfEntry() === shown) positions[shown] = scrollY
    },
    { passive: true },
  )
  addEventListener(
    "popstate",
    () => {
      rememberScroll()
      // Not where it leads to the page that is still shown, of which nobody tells.
      isStep = keyOfEntry() !== shown
      // Back before the router has told of that jump, it tells of nothing.
      if (hasJumped && shown && keyOfEntry() === shown) goTo(positions[shown] ?? 0)
      hasJumped = keyOfEntry() === undefined
    },
    // Before the router hears of it.
    { capture: true },
  )
  // A document that is loaded again is put where it was by the browser, which does it before any script is here;
  // but not where the address is ahead of the page: the browser takes this page's place for that one's.
  addEventListener("pagehide", () => {
    if (keyOfEntry() === shown) history.scrollRestoration = "auto"
    try {
      sessionStorage.setItem(STORE, JSON.stringify(positions))
    } catch {
      // As above.
    }
  })
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) history.scrollRestoration = "manual"
  })
}

/**
 * To be called before another page is rendered: the last scroll may not have been told yet. A plain fragment has no key
 * and has moved the page already.
 */
export function rememberScroll(): void {
  const key = keyOfEntry()
  if (!isStep && shown && key && key !== shown) positions[shown] = scrollY
}

/** To be called when a page has been rendered, before the eye or the focus is there. */
export const restoreScroll: NonNullable<GatsbyBrowser["onRouteUpdate"]> = ({ prevLocation }) => {
  // Where the browser scrolled a document that it loaded, a visitor may already have read on.
  const left = !prevLocation && history.scrollRestoration === "auto"
  if (!prevLocation) begin()
  history.scrollRestoration = "manual"
  shown = entryKey()
  isStep = false
  hasJumped = false
  if (left) {
    const own = shown
    // Asked for `scrollY`, the browser would lay out the page in the midst of its start; so it tells when it has.
    const observer = new IntersectionObserver(([root]) => {
      observer.disconnect()
      if (shown === own && root) positions[own] = -root.boundingClientRect.top
    })
    observer.observe(document.documentElement)
    return
  }
  const position = positions[shown] ?? entryState()?.top
  const target = fragmentTarget()
  if (position === undefined && target) target.scrollIntoView({ behavior: "instant" })
  else goTo(position ?? 0)
  positions[shown] = scrollY
}

/**
 * Gatsby's own way of scrolling is not used: it does not know the entry when a page had to be loaded first, mixes up
 * the entries that have no key, and lets the browser restore a page's position on the page that is being left.
 */
export const shouldUpdateScroll = (): boolean => false
