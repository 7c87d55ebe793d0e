import { dayOf } from "../../validation/dates"
import { isKnownZone, NO_PLACE, wallClockTimeOf } from "../../validation/moments"

/** What is confirmed of when an event takes place, as its form has it: a time alone, or that of a series. */
export interface When {
  startsAt: string
  zone: unknown
  frequency: unknown
  until: unknown
  changed: readonly ChangedRow[]
}

/** Of the dates that were changed, as their rows hold them. */
export interface ChangedRow {
  day?: unknown
  newDay?: unknown
  newTime?: unknown
}

const changeInWords = ({ day, newDay, newTime }: ChangedRow): string =>
  [...[day, newDay].map((value) => (typeof value === "string" ? dayOf(value) : "")), newTime]
    .filter(Boolean)
    .join("/")

/**
 * How an answer names it: `2026-12-05T19:00`; of a series `2026-12-05T19:00+weekly+2027-03-01`, with the dates that are left
 * out or moved: `…+2026-12-26+2027-01-02/2027-01-03/18:00`.
 */
export function answerOnWhen({ startsAt, zone, frequency, until, changed }: When): string {
  const time = wallClockTimeOf(
    startsAt,
    typeof zone === "string" && isKnownZone(zone) ? zone : NO_PLACE,
  )
  if (frequency !== "weekly" && frequency !== "monthly") return time
  return [
    ...[time, frequency],
    ...(typeof until === "string" ? [dayOf(until)] : []),
    ...changed.map(changeInWords),
  ].join("+")
}
