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
