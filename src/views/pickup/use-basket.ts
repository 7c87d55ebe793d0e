import { useEffect, useRef, useState, type FormEvent, type RefObject } from "react"
import { basketName, dishField } from "../../../shared/ordering/addresses"
import { MOST_OF_A_DISH, readBasket, type BasketLine } from "../../../shared/ordering/basket"
import type { PickupItem } from "../../../shared/ordering/ordering-facts"
import { keepBasket, keepOrderFill, keptBasket, type OrderFill } from "./kept-basket"

export interface LiveBasket {
  lines: readonly BasketLine[]
  /** What was chosen when it was kept, and is not on the menu any more. */
  gone: readonly string[]
  /** Why somebody who wanted to go on could not. */
  held: "nothing chosen" | "no network" | undefined
  /** The form says something else. */
  read: () => void
  /** Before it is sent. */
  check: (event: FormEvent) => void
}

/**
 * What the form's numbers come to. The form itself holds them; they are kept on the device too, so that neither a reload
 * nor an update loses them, and follow what is kept: an order that was placed empties it, and another tab may fill it.
 * @param fill what the next page's fields are to be filled in with, on the device
 */
export function useBasket(
  form: RefObject<HTMLFormElement | null>,
  venue: string,
  items: readonly PickupItem[],
  fill: (lines: readonly BasketLine[]) => OrderFill | undefined,
): LiveBasket {
  const [lines, setLines] = useState<readonly BasketLine[]>([])
  const [lost, setLost] = useState<readonly string[]>([])
  // A name that is gone is told as long as the page is open; what is kept no longer says it.
  const gone = useRef<readonly string[]>([])
  const [held, setHeld] = useState<LiveBasket["held"]>()
  const isKept = useRef(false)
  /** What another tab has put in that this menu, an older one, has not. */
  const elsewhere = useRef<readonly (readonly [string, number])[]>([])

  useEffect(() => {
    const kept = keptBasket(venue)
    for (const [key, count] of kept) {
      if (!items.some((item) => item.key === key)) gone.current = [...gone.current, key]
      const input = form.current?.elements.namedItem(dishField(key))
      // What was typed before the script had come is newer.
      if (input instanceof HTMLInputElement && input.value === "") input.value = String(count)
    }
    if (form.current) tellOf(form.current)
  }, [form, items, venue])

  useEffect(() => {
    const stop = new AbortController()
    const listening = { signal: stop.signal }
    addEventListener("pageshow", ({ persisted }) => persisted && follow(), listening)
    addEventListener(
      "storage",
      // Without a key: of all at once.
      ({ key }) => (key === basketName(venue) || key === null) && follow(),
      listening,
    )
    return () => stop.abort()

    function follow(): void {
      // What the device did not take stands in the form alone.
      if (!form.current || !isKept.current) return
      const kept = keptBasket(venue)
      elsewhere.current = [...kept].filter(([key]) => !items.some((item) => item.key === key))
      for (const { key } of items) {
        const input = form.current.elements.namedItem(dishField(key))
        if (input instanceof HTMLInputElement) input.value = String(kept.get(key) ?? "")
      }
      // Not as if it had been typed: that would be kept, over what the other tab keeps meanwhile.
      setLines(linesIn(form.current, items))
    }
  }, [form, items, venue])

  return {
    lines,
    gone: lost,
    held,
    read: () => {
      if (!form.current) return
      const found = linesIn(form.current, items)
      setLines(found)
      setLost(gone.current)
      setHeld(undefined)
      const own = found.map(({ item, count }) => [item.key, count] as const)
      isKept.current = keepBasket(venue, new Map([...own, ...elsewhere.current]))
    },
    check: (event) => {
      keepOrderFill(fill(lines))
      const why =
        lines.length === 0 ? "nothing chosen" : navigator.onLine ? undefined : "no network"
      if (why) event.preventDefault()
      setHeld(why)
    },
  }
}

const linesIn = (form: HTMLFormElement, items: readonly PickupItem[]): readonly BasketLine[] =>
  readBasket(items, Object.fromEntries(new FormData(form))).lines

/** As if it had been typed. */
const tellOf = (target: Element): boolean =>
  target.dispatchEvent(new Event("input", { bubbles: true }))

/** One more, or one fewer, of the dish whose button it is. */
export function step(button: HTMLElement, by: 1 | -1): void {
  const input = button.parentElement?.querySelector("input")
  if (!input) return
  const count = Math.min(MOST_OF_A_DISH, Math.max(0, (Number(input.value) || 0) + by))
  input.value = count === 0 ? "" : String(count)
  tellOf(input)
}

export function emptyBasket(form: HTMLFormElement | null): void {
  form?.reset()
  if (form) tellOf(form)
}
