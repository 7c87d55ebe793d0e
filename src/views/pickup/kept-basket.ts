import { basketName } from "../../../shared/ordering/addresses"

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

export function keepBasket(venue: string, counts: ReadonlyMap<string, number>): void {
  if (counts.size === 0) return forgetBasket(venue)
  try {
    localStorage.setItem(basketName(venue), JSON.stringify(Object.fromEntries(counts)))
  } catch {
    // Storage is full or forbidden: it stays in the form.
  }
}

export function forgetBasket(venue: string): void {
  try {
    localStorage.removeItem(basketName(venue))
  } catch {
    // There was nothing kept, then.
  }
}
