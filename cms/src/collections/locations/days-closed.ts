import { dayOf } from "../../validation/dates"

/** What an exception covers, as its row has it. */
export interface DaysRow {
  from?: unknown
  until?: unknown
}

/**
 * How an answer names the days on which a venue closes: `2026-12-03`, or `2026-12-24/2026-12-26`.
 * @returns nothing where the first is not said
 */
export function answerOnDays({ from, until }: DaysRow): string | undefined {
  if (typeof from !== "string" || from === "") return undefined
  const last = typeof until === "string" && until !== "" ? dayOf(until) : dayOf(from)
  return last === dayOf(from) ? last : `${dayOf(from)}/${last}`
}
