import { useCallback, useEffect, useMemo, useState, type FormEvent, type RefObject } from "react"
import { dishField } from "../../../shared/ordering/addresses"
import { MOST_OF_A_DISH, readBasket, type BasketLine } from "../../../shared/ordering/basket"
import { pickupItems, type PickupMenu } from "../../content/pickup"
import { forgetBasket, keepBasket, keptBasket } from "./kept-basket"

export interface LiveBasket {
  lines: readonly BasketLine[]
  /** Whether somebody wanted to go on without having chosen anything. */
  isMissing: boolean
  /** What the form says has changed. */
  read: () => void
  step: (button: HTMLElement, by: 1 | -1) => void
  check: (event: FormEvent) => void
  empty: () => void
}

/** What the form's numbers come to. It is kept on the device, so that neither a reload nor an update loses it. */
export function useBasket(
  form: RefObject<HTMLFormElement | null>,
  venue: string,
  menus: readonly PickupMenu[],
): LiveBasket {
  const items = useMemo(() => pickupItems(menus), [menus])
  const [lines, setLines] = useState<readonly BasketLine[]>([])
  const [isMissing, setMissing] = useState(false)

  const read = useCallback(() => {
    if (!form.current) return
    const sent = Object.fromEntries(new FormData(form.current))
    const found = readBasket(items, sent).lines
    setLines(found)
    setMissing(false)
    keepBasket(venue, new Map(found.map(({ item, count }) => [item.key, count])))
  }, [form, items, venue])

  useEffect(() => {
    const kept = keptBasket(venue)
    for (const { key } of items) {
      const input = inputOf(form.current, key)
      const count = kept.get(key)
      // What was typed before the script had come is newer.
      if (input && count !== undefined && input.value === "") input.value = String(count)
    }
    read()
  }, [form, items, read, venue])

  const step = useCallback(
    (button: HTMLElement, by: 1 | -1) => {
      const input = button.parentElement?.querySelector("input")
      if (!input) return
      const count = Math.min(MOST_OF_A_DISH, Math.max(0, (Number(input.value) || 0) + by))
      input.value = count === 0 ? "" : String(count)
      read()
    },
    [read],
  )

  const check = useCallback(
    (event: FormEvent) => {
      if (lines.length > 0) return
      event.preventDefault()
      setMissing(true)
    },
    [lines],
  )

  const empty = useCallback(() => {
    for (const { key } of items) {
      const input = inputOf(form.current, key)
      if (input) input.value = ""
    }
    forgetBasket(venue)
    read()
  }, [form, items, read, venue])

  return { lines, isMissing, read, step, check, empty }
}

function inputOf(form: HTMLFormElement | null, key: string): HTMLInputElement | undefined {
  const found = form?.elements.namedItem(dishField(key))
  return found instanceof HTMLInputElement ? found : undefined
}
