import type { Verdict } from "./verdict"

/** What the form says of a venue's tables. */
export interface TableData {
  method: string
  seats?: number | null
  coversPerSlot?: number | null
  slotMinutes?: number | null
  turnMinutes?: number | null
  minPartySize?: number | null
  maxPartySize?: number | null
  daysAhead?: number | null
}

/** Numbers that would make what is offered impossible; each is said at the field that is too high or too low. */
export function checkRuleCounts(name: keyof TableData, tables: Partial<TableData>): Verdict {
  const { seats, coversPerSlot, minPartySize, maxPartySize } = tables
  if (name === "coversPerSlot" && coversPerSlot && seats && coversPerSlot > seats) {
    return `${coversPerSlot} guests cannot arrive at once where ${seats} are seated. Try ${seats} or fewer.`
  }
  if (name === "maxPartySize" && maxPartySize && coversPerSlot && maxPartySize > coversPerSlot) {
    return `A party of ${maxPartySize} would never find a table: ${coversPerSlot} guests may arrive at the same time. Lower this, or raise “Covers per slot”.`
  }
  if (name === "minPartySize" && minPartySize && maxPartySize && minPartySize > maxPartySize) {
    return `The smallest party (${minPartySize}) is larger than the largest (${maxPartySize}).`
  }
  return true
}

/**
 * The booking server knows a venue's bookings by its slug: under another one it would know of none, and sell every seat
 * again. A venue that has chosen another method since keeps its seats' number, and may have bookings ahead.
 */
export function checkBookedSlug(
  { slug, booking }: { slug?: unknown; booking?: unknown },
  value: string,
): Verdict {
  if (typeof slug !== "string" || slug === "" || slug === value) return true
  const { method, seats } = (booking ?? {}) as Partial<TableData>
  if (method !== "own" && typeof seats !== "number") return true
  return `Bookings of this venue are kept under “${slug}”; under another address ending every seat would be given away again. Leave it as it is. To change it, first, once no bookings are ahead, empty “Seats” and set another booking method than “On this site”, and publish that.`
}
