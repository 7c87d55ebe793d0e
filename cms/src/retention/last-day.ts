import { dayOf, noonUtc } from "../validation/dates"

const DAY = 24 * 60 * 60 * 1000

export const dayAfter = (day: string, days: number): string =>
  noonUtc(new Date(Date.parse(noonUtc(day)) + days * DAY).toISOString())

interface Dated {
  /** The day it is kept from. */
  day: string | null | undefined
  /** The last day that stands there; null: somebody has said that it is kept for ever. */
  said: string | null | undefined
}

/**
 * The last day of what is kept so long from a day of its own: moved, it is kept as long from the new one, unless staff have
 * said a later day, or none.
 * @param before as it stood; nothing where it is new
 */
export function lastDay(now: Dated, before: Dated | undefined, keptFor: number): Dated["said"] {
  const { day, said } = now
  if (!day) return said
  const last = dayAfter(day, keptFor)
  // Also of what has stood there without a day, for no more was known.
  if (!before?.day) return said ?? last
  const isMoved = before.day && dayOf(before.day) !== dayOf(day)
  if (!isMoved || !before.said || !said || dayOf(said) !== dayOf(before.said)) return said
  const wasProposed = dayOf(said) === dayOf(dayAfter(before.day ?? day, keptFor))
  return wasProposed || dayOf(said) < dayOf(last) ? last : said
}
