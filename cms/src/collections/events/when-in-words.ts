import { dayOf } from "../../validation/dates"
import { isKnownZone, NO_PLACE, wallClockTimeOf } from "../../validation/moments"

/** What is confirmed of when an event takes place, as its form has it: a time alone, or that of a series. */
export interface When {
  startsAt: string
  zone: unknown
  frequency: unknown
  until: unknown
}

/** How an answer names it: `2026-12-05T19:00`, `2026-12-05T19:00+weekly+2027-03-01`. */
export function answerOnWhen({ startsAt, zone, frequency, until }: When): string {
  const time = wallClockTimeOf(
    startsAt,
    typeof zone === "string" && isKnownZone(zone) ? zone : NO_PLACE,
  )
  if (frequency !== "weekly" && frequency !== "monthly") return time
  return [time, frequency, ...(typeof until === "string" ? [dayOf(until)] : [])].join("+")
}
