import { mayHaveOrders } from "../../../shared/ordering/rules"
import type { Verdict } from "./verdict"

interface StoredVenue {
  slug?: unknown
  booking?: unknown
  pickup?: unknown
}

interface Kept {
  booking?: { method?: unknown; seats?: unknown } | null
  pickup?: { offered?: unknown; dishesPerSlot?: unknown } | null
}

/**
 * The forms' server knows a venue's bookings and orders by its slug: under another one it would know of none, and give
 * everything away again. A venue that has stopped keeps its number, and may have guests who are still to come.
 */
const HELD: readonly { isHeld: (venue: Kept) => boolean; why: (slug: string) => string }[] = [
  {
    isHeld: ({ booking }) => booking?.method === "own" || typeof booking?.seats === "number",
    why: (slug) =>
      `Bookings of this venue are kept under “${slug}”; under another address ending every seat would be given away again. Leave it as it is. To change it, first, once no bookings are ahead, empty “Seats” and set another booking method than “On this site”, and publish that.`,
  },
  {
    isHeld: ({ pickup }) => mayHaveOrders(pickup),
    why: (slug) =>
      `Orders of this venue are kept under “${slug}”; under another address ending neither its kitchen nor its guests would find them. Leave it as it is. To change it, first, once no orders are to be collected, empty “Dishes per slot” and turn off “Guests order on this site what they collect”, and publish that.`,
  },
]

export function checkKeptSlug({ slug, ...stored }: StoredVenue, value: string): Verdict {
  if (typeof slug !== "string" || slug === "" || slug === value) return true
  const held = HELD.filter(({ isHeld }) => isHeld(stored as Kept))
  return held.length === 0 || held.map(({ why }) => why(slug)).join(" ")
}
