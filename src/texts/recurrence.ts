import { wallClock, weekdayOf } from "../../shared/opening-hours"
import { ordinalInMonth, type Recurrence } from "../../shared/recurrence"
import { formatWeekday } from "./calendar"

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
