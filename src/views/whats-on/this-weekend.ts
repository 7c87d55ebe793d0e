import { addDays, wallClock, WEEKDAYS, weekdayOf } from "../../../shared/opening-hours"

const EVENING = "17:00"

/**
 * Whether a date is on the weekend that comes next or goes on: from Friday evening to Sunday, by the clock of the place.
 */
export function isThisWeekend(startsAt: string, timeZone: string, from: Date): boolean {
  const today = wallClock(from, timeZone).day
  const saturday = addDays(today, WEEKDAYS.indexOf("saturday") - WEEKDAYS.indexOf(weekdayOf(today)))
  const { day, time } = wallClock(new Date(startsAt), timeZone)
  return (
    day === saturday ||
    day === addDays(saturday, 1) ||
    (day === addDays(saturday, -1) && time >= EVENING)
  )
}
