import { wallClock } from "../../../shared/opening-hours"
import { daysOf, lastOccurrence, type Occurrence } from "../../../shared/recurrence"
import { isCalledOff } from "../../content/called-off"
import type { EventModel } from "../../content/event"
import type { EventSummary } from "../../content/event-summary"
import { formatInstant } from "../../texts/calendar"
import { formatRecurrence } from "../../texts/recurrence"
import * as texts from "../../texts/events"

type Dated = Pick<EventSummary, "startsAt" | "endsAt" | "recurrence" | "venue">

/** `YYYY-MM-DD`: the first day of a date, or where it goes on for days the first that is left; its last while that ends. */
export function dayAhead(date: Occurrence, timeZone: string, now: Date): string {
  const { first, last } = daysOf(date, timeZone)
  const today = wallClock(now, timeZone).day
  if (today < first) return first
  return today < last ? today : last
}

const yearOf = (instant: Date, timeZone: string): string =>
  wallClock(instant, timeZone).day.slice(0, 4)

/**
 * "Saturday 28 November", by the clock of the place; with the year only where it is not that of `now`.
 * @param instant ISO 8601
 */
export const dayInWords = (instant: string, timeZone: string, now: Date): string =>
  formatInstant(
    instant,
    timeZone,
    yearOf(new Date(instant), timeZone) === yearOf(now, timeZone) ? "dayOfYear" : "day",
  )

/**
 * How an event repeats: "Every Thursday until 17 December". The year is named only where it is not that of `from`.
 * Nothing for an event that happens once.
 */
export function recurrenceInWords(event: Dated, from: Date): string | undefined {
  const { venue } = event
  const words = formatRecurrence(event)
  if (words === undefined) return undefined
  const until = wallClock(new Date(lastDateOf(event).startsAt), venue.timeZone).day
  return texts.repeatsUntil(words, until, until.slice(0, 4) === yearOf(from, venue.timeZone))
}

/**
 * "This has been moved: it was to be on Tuesday 8 December, 18:30." Nothing where it was not, or where no other date is
 * known yet.
 */
export function movedInWords(
  { previousStartsAt, status, venue }: EventModel,
  now: Date,
): string | undefined {
  if (!previousStartsAt || isCalledOff({ status })) return undefined
  const { timeZone } = venue
  return texts.moved(
    dayInWords(previousStartsAt, timeZone, now),
    formatInstant(previousStartsAt, timeZone, "time"),
  )
}

/** The last of an event's dates: an `until` between two of them would name a day with nothing on. */
export const lastDateOf = (event: Dated): Occurrence =>
  lastOccurrence(event, event.venue.timeZone, new Date(0)) ?? event
