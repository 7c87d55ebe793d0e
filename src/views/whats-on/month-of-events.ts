import { addDays, wallClock, WEEKDAYS, weekdayOf } from "../../../shared/opening-hours"
import { occurrences, type Occurrence } from "../../../shared/recurrence"
import type { EventModel } from "../../content/event"
import { lastOccurrence } from "../shared/event-dates"

export interface DatedEvent {
  event: EventModel
  date: Occurrence
}

export interface MonthDay {
  /** `YYYY-MM-DD`, by the clock of each venue. */
  day: string
  isInMonth: boolean
  entries: readonly DatedEvent[]
}

const DAYS_A_WEEK = 7

const dayOf = ({ event, date }: DatedEvent): string =>
  wallClock(new Date(date.startsAt), event.venue.timeZone).day

/** `YYYY-MM` of the months from that of `from` to that of the last date. */
export function monthsOf(events: readonly EventModel[], from: Date): readonly string[] {
  const first = from.toISOString().slice(0, 7)
  const last = events
    .map((event) => dayOf({ event, date: lastOccurrence(event) }).slice(0, 7))
    .reduce((latest, month) => (month > latest ? month : latest), first)
  const months = [first]
  while ((months.at(-1) ?? last) < last) {
    months.push(addDays(`${months.at(-1)}-28`, DAYS_A_WEEK).slice(0, 7))
  }
  return months
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
    .flatMap((event) =>
      occurrences(event, event.venue.timeZone, from, Number.POSITIVE_INFINITY).map((date) => ({
        event,
        date,
      })),
    )
    .sort((a, b) => a.date.startsAt.localeCompare(b.date.startsAt))
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
          entries: isInMonth ? entries.filter((entry) => dayOf(entry) === day) : [],
        }
      }),
    )
  }
  return weeks
}
