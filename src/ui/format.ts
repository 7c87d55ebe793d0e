/**
 * How values read on the page. The locale is fixed and calendar words come from here rather than from the
 * runtime, so that the server's text and the browser's never differ.
 */
import {
  type HoursException,
  type TimeRange,
  type Weekday,
  wallClock,
  weekdayOf,
} from "../../shared/opening-hours"
import { ordinalInMonth } from "../../shared/recurrence"
import type { Address } from "../content/address"
import type { EventSummary } from "../content/event-summary"
import type { Money } from "../content/money"

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

interface DayParts {
  year: number
  month: string
  date: number
}

function partsOf(day: string): DayParts {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number)
  return { year, month: MONTHS[month - 1] ?? "", date }
}

/** "£14", "£14.50", "CHF 26": whole amounts without decimals. */
export function formatMoney({ amount, currency }: Money): string {
  const whole = Number.isInteger(amount)
  return new Intl.NumberFormat("en-GB", {
    style: "currency",
    currency,
    ...(whole ? { minimumFractionDigits: 0, maximumFractionDigits: 0 } : {}),
  }).format(amount)
}

/** "Monday" */
export function formatWeekday(weekday: Weekday): string {
  return weekday.charAt(0).toUpperCase() + weekday.slice(1)
}

/** `YYYY-MM-DD` as "21 November 2026". */
export function formatDay(day: string): string {
  const { date, month, year } = partsOf(day)
  return `${date} ${month} ${year}`
}

/** `YYYY-MM-DD` as "21 Nov". */
export function formatDayShort(day: string): string {
  const { date, month } = partsOf(day)
  return `${date} ${month.slice(0, 3)}`
}

/** Both days included: "24–26 December 2026", "30 December 2026 – 2 January 2027". */
export function formatDayRange(from: string, until: string = from): string {
  if (until === from) return formatDay(from)
  const first = partsOf(from)
  const last = partsOf(until)
  if (first.year !== last.year) return `${formatDay(from)} – ${formatDay(until)}`
  if (first.month !== last.month) return `${first.date} ${first.month} – ${formatDay(until)}`
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

export type InstantStyle = "time" | "day" | "dayShort" | "full"

/**
 * An instant on the wall clock of a place.
 * `time` "19:30" · `day` "Saturday 21 November 2026" · `dayShort` "Sat 21 Nov" · `full` day and time.
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
    case "dayShort":
      return `${weekday.slice(0, 3)} ${formatDayShort(day)}`
    case "full":
      return `${weekday} ${formatDay(day)}, ${time}`
  }
}

const ORDINALS = ["first", "second", "third", "fourth", "fifth"] as const

/** "Every Tuesday", "Every second Tuesday of the month"; undefined for an event that happens once. */
export function formatRecurrence(
  event: Pick<EventSummary, "recurrence" | "startsAt"> & {
    venue: Pick<EventSummary["venue"], "timeZone">
  },
): string | undefined {
  if (event.recurrence.frequency === "none") return undefined
  const { day } = wallClock(new Date(event.startsAt), event.venue.timeZone)
  const weekday = formatWeekday(weekdayOf(day))
  if (event.recurrence.frequency === "weekly") return `Every ${weekday}`
  const ordinal = ORDINALS[ordinalInMonth(day) - 1] ?? ""
  return `Every ${ordinal} ${weekday} of the month`
}

/** One line: "12 Orchard Row, London". */
export function formatAddressShort({ street, city }: Address): string {
  return `${street}, ${city}`
}
