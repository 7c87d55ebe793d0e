import { wallClock, weekdayOf } from "../../shared/opening-hours"
import { daysOf, ordinalInMonth, type Recurrence } from "../../shared/recurrence"
import { formatInstant, formatWeekday } from "./calendar"

const ORDINALS = ["first", "second", "third", "fourth", "fifth"] as const

/** "Every Tuesday", "Every second Tuesday of the month"; undefined for an event that happens once. */
export function formatRecurrence(event: {
  recurrence: Recurrence
  startsAt: string
  venue: { timeZone: string }
}): string | undefined {
  if (event.recurrence.frequency === "none") return undefined
  const { day } = wallClock(new Date(event.startsAt), event.venue.timeZone)
  const weekday = formatWeekday(weekdayOf(day))
  if (event.recurrence.frequency === "weekly") return `Every ${weekday}`
  const ordinal = ORDINALS[ordinalInMonth(day) - 1] ?? ""
  return `Every ${ordinal} ${weekday} of the month`
}

/** "19:00–23:00", on the wall clock of a place; where it goes on for days "19:00–Sun 29 Nov, 16:00". */
export function formatInstants(from: string, until: string, timeZone: string): string {
  const { first, last } = daysOf({ startsAt: from, endsAt: until }, timeZone)
  const day = last > first ? `${formatInstant(until, timeZone, "dayShort")}, ` : ""
  return `${formatInstant(from, timeZone, "time")}–${day}${formatInstant(until, timeZone, "time")}`
}
