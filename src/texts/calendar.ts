/**
 * How days and times read. Their words come from here rather than from the runtime, so that the server's text and the
 * browser's never differ.
 */
import {
  type HoursException,
  type TimeRange,
  type Weekday,
  wallClock,
  weekdayOf,
} from "../../shared/opening-hours"

const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const

const WEEKDAY_NAMES: Readonly<Record<Weekday, string>> = {
  monday: "Monday",
  tuesday: "Tuesday",
  wednesday: "Wednesday",
  thursday: "Thursday",
  friday: "Friday",
  saturday: "Saturday",
  sunday: "Sunday",
}

interface DayParts {
  year: number
  month: string
  date: number
}

function partsOf(day: string): DayParts {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number)
  return { year, month: MONTHS[month - 1] ?? "", date }
}

/** "Monday" */
export const formatWeekday = (weekday: Weekday): string => WEEKDAY_NAMES[weekday]

/** `YYYY-MM-DD` as "21 November 2026". */
export const formatDay = (day: string): string => `${formatDayOfYear(day)} ${partsOf(day).year}`

/** `YYYY-MM-DD` as "21 November". */
export function formatDayOfYear(day: string): string {
  const { date, month } = partsOf(day)
  return `${date} ${month}`
}

/** `YYYY-MM-DD` as "21 Nov". */
export function formatDayShort(day: string): string {
  const { date, month } = partsOf(day)
  return `${date} ${month.slice(0, 3)}`
}

/** `YYYY-MM` as "November". */
export const formatMonthOfYear = (month: string): string => partsOf(month).month

/** `YYYY-MM` as "November 2026". */
export const formatMonth = (month: string): string =>
  `${formatMonthOfYear(month)} ${partsOf(month).year}`

/** Both days included: "24–26 December 2026", "30 December 2026 – 2 January 2027". */
export function formatDayRange(from: string, until: string = from): string {
  if (until === from) return formatDay(from)
  const first = partsOf(from)
  const last = partsOf(until)
  if (first.year !== last.year) return `${formatDay(from)} – ${formatDay(until)}`
  if (first.month !== last.month) return `${formatDayOfYear(from)} – ${formatDay(until)}`
  return `${first.date}–${formatDay(until)}`
}

/** "18:00–01:00" */
export function formatTimeRange({ opens, closes }: TimeRange): string {
  return opens === closes ? "All day" : `${opens}–${closes}`
}

/** "Closed", or the periods of a dated exception. */
export function formatException(exception: HoursException): string {
  return exception.closed ? "Closed" : exception.periods.map(formatTimeRange).join(", ")
}

export type InstantStyle = "time" | "day" | "dayOfYear" | "dayShort" | "full"

/**
 * An instant on the wall clock of a place.
 * `time` "19:30" · `day` "Saturday 21 November 2026" · `dayOfYear` "Saturday 21 November" · `dayShort` "Sat 21 Nov" ·
 * `full` day and time.
 * @param iso ISO 8601 with offset or Z
 * @param timeZone IANA name
 */
export function formatInstant(iso: string, timeZone: string, style: InstantStyle): string {
  const { day, time } = wallClock(new Date(iso), timeZone)
  const weekday = formatWeekday(weekdayOf(day))
  switch (style) {
    case "time":
      return time
    case "day":
      return `${weekday} ${formatDay(day)}`
    case "dayOfYear":
      return `${weekday} ${formatDayOfYear(day)}`
    case "dayShort":
      return `${weekday.slice(0, 3)} ${formatDayShort(day)}`
    case "full":
      return `${weekday} ${formatDay(day)}, ${time}`
  }
}
