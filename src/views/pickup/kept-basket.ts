import { basketName, ORDER_FILL } from "../../../shared/ordering/addresses"

/** How many of which dish, by the dishes' keys. Empty where nothing is kept, or nothing can be. */
export function keptBasket(venue: string): ReadonlyMap<string, number> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(basketName(venue)) ?? "{}")
    if (typeof kept !== "object" || kept === null) return new Map()
    return new Map(
      Object.entries(kept).filter(
        (entry): entry is [string, number] => Number.isInteger(entry[1]) && Number(entry[1]) > 0,
      ),
    )
  } catch {
    return new Map()
  }
}

/** @returns whether it is; where storage is full or forbidden it stays in the form alone */
export function keepBasket(venue: string, counts: ReadonlyMap<string, number>): boolean {
  try {
    if (counts.size === 0) localStorage.removeItem(basketName(venue))
    else localStorage.setItem(basketName(venue), JSON.stringify(Object.fromEntries(counts)))
    return true
  } catch {
    return false
  }
}

/** By the names of the checkout's fields. */
export type OrderFill = Readonly<Record<"name" | "email" | "phone" | "message", string>>

/** For the next page alone, which is the server's: it fills its fields in on the device, where they are seen before they are sent. */
export function keepOrderFill(fill: OrderFill | undefined): void {
  try {
    if (fill) sessionStorage.setItem(ORDER_FILL, JSON.stringify(fill))
    else sessionStorage.removeItem(ORDER_FILL)
  } catch {
    // Storage is full or forbidden: the guest types it.
  }
}
