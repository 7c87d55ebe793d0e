import { byTime } from "../../../shared/by-time"
import { addDays, WEEKDAYS, weekdayOf } from "../../../shared/opening-hours"
import { daysOf, occurrences, type DaySpan, type Occurrence } from "../../../shared/recurrence"
import type { EventModel } from "../../content/event"
import { dayAhead, lastDateOf } from "../shared/event-dates"

export interface DatedEvent {
  event: EventModel
  date: Occurrence
  /** By the clock of its venue. */
  days: DaySpan
}

export interface MonthDay {
  /** `YYYY-MM-DD`, by the clock of each venue. */
  day: string
  isInMonth: boolean
  entries: readonly DatedEvent[]
}

const DAYS_A_WEEK = 7

/**
 * `YYYY-MM` of the months from that of the first day that is left of a date to that of the last, each by the clock of its
 * venue: there it may be the evening of a month that is over elsewhere.
 */
export function monthsOf(events: readonly EventModel[], now: Date): readonly string[] {
  const found = events
    .flatMap((event) => {
      const { timeZone } = event.venue
      return occurrences(event, timeZone, now, 1).flatMap((next) => [
        dayAhead(next, timeZone, now),
        daysOf(lastDateOf(event), timeZone).last,
      ])
    })
    .map((day) => day.slice(0, 7))
    .sort()
  const months = found.slice(0, 1)
  const last = found.at(-1) ?? ""
  while ((months.at(-1) ?? last) < last) {
    months.push(addDays(`${months.at(-1)}-28`, DAYS_A_WEEK).slice(0, 7))
  }
  return months
}

/** Its dates to come, each from the first day that is left of it. */
const datesOf = (event: EventModel, now: Date): readonly (DatedEvent & { from: string })[] => {
  const { timeZone } = event.venue
  return occurrences(event, timeZone, now, Number.POSITIVE_INFINITY).map((date) => ({
    event,
    date,
    days: daysOf(date, timeZone),
    from: dayAhead(date, timeZone, now),
  }))
}

/**
 * The weeks of a month from Monday to Sunday, with what is on each day from `from` on, soonest first.
 * @param month `YYYY-MM`
 */
export function monthOfEvents(
  events: readonly EventModel[],
  month: string,
  from: Date,
): readonly (readonly MonthDay[])[] {
  const entries = events
    .flatMap((event) => datesOf(event, from))
    .sort((a, b) => byTime(a.date.startsAt, b.date.startsAt))
  const first = `${month}-01`
  const monday = addDays(first, -WEEKDAYS.indexOf(weekdayOf(first)))
  const weeks: MonthDay[][] = []
  for (let start = monday; start.slice(0, 7) <= month; start = addDays(start, DAYS_A_WEEK)) {
    weeks.push(
      Array.from({ length: DAYS_A_WEEK }, (_, index) => {
        const day = addDays(start, index)
        const isInMonth = day.startsWith(month)
        return {
          day,
          isInMonth,
          entries: isInMonth
            ? entries.filter((entry) => entry.from <= day && day <= entry.days.last)
            : [],
        }
      }),
    )
  }
  return weeks
}
