import { addDays, wallClock, WEEKDAYS, weekdayOf } from "../../../shared/opening-hours"
import type { Occurrence } from "../../../shared/recurrence"

/** From then on a day is an evening. */
export const EVENING = "17:00"

/**
 * Whether any of a date is on the weekend that comes next or goes on: from Friday evening to Sunday, by the clock of the
 * place.
 */
export function isThisWeekend(
  { startsAt, endsAt }: Occurrence,
  timeZone: string,
  from: Date,
): boolean {
  const today = wallClock(from, timeZone).day
  const saturday = addDays(today, WEEKDAYS.indexOf("saturday") - WEEKDAYS.indexOf(weekdayOf(today)))
  const friday = addDays(saturday, -1)
  const ends = wallClock(new Date(endsAt), timeZone)
  return (
    wallClock(new Date(startsAt), timeZone).day <= addDays(saturday, 1) &&
    (ends.day > friday || (ends.day === friday && ends.time > EVENING))
  )
}
