/** Days and times that a guest has chosen, in words. */
import { wallClock, weekdayOf } from "../../shared/opening-hours"
import { formatDay, formatDayOfYear, formatDayShort, formatWeekday } from "./calendar"

/** "Friday 27 November 2026" */
export const dayInWords = (day: string): string =>
  `${formatWeekday(weekdayOf(day))} ${formatDay(day)}`
/** "Friday 27 November" */
export const dayShortInWords = (day: string): string =>
  `${formatWeekday(weekdayOf(day))} ${formatDayOfYear(day)}`

/** "Friday 27 November 2026, 19:30", on the venue's clock. */
export function whenInWords(startsAt: number, timeZone: string): string {
  const { day, time } = wallClock(new Date(startsAt), timeZone)
  return `${dayInWords(day)}, ${time}`
}

/** "Fri 27 Nov, 19:30", on the venue's clock: where there is little room. */
export function whenShort(instant: number, timeZone: string): string {
  const { day, time } = wallClock(new Date(instant), timeZone)
  return `${formatWeekday(weekdayOf(day)).slice(0, 3)} ${formatDayShort(day)}, ${time}`
}
