import { latestLastDay, YEARS_OF_AN_EVENT, YEARS_OF_DATES } from "../../../shared/recurrence"
import type { Verdict } from "./verdict"

/** The calendar day (`YYYY-MM-DD`) of an ISO instant; calendar days are stored as noon UTC. */
export function dayOf(value: string): string {
  const instant = new Date(value)
  return Number.isNaN(instant.getTime()) ? value : instant.toISOString().slice(0, 10)
}

/** Noon UTC of the day as it is written: neither the zone of the writer nor that of this machine changes it. */
export function noonUtc(value: string): string {
  const [written] = /^\d{4}-\d{2}-\d{2}/.exec(value) ?? []
  const day = written ?? dayOf(value)
  return Number.isNaN(Date.parse(value)) ? value : `${day}T12:00:00.000Z`
}

/** “24 December 2026”, of a calendar day as it is stored. */
export const dayFormat = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" })

/** Of an event: its end, an instant as its start is. */
export function checkEnd(start: string, end: string): Verdict {
  const isLater = new Date(end).getTime() > new Date(start).getTime()
  if (!isLater) {
    return "The end is not later than the start. Choose a later time, past midnight if need be."
  }
  if (dayOf(end) <= latestLastDay(dayOf(start), YEARS_OF_AN_EVENT)) return true
  return `The end (${dayOf(end)}) is more than ${YEARS_OF_AN_EVENT} years after the start, on ${dayOf(start)}. Choose an earlier one.`
}

export function checkDayNotBefore(
  earlier: string,
  later: string,
  names: { earlier: string; later: string },
): Verdict {
  if (dayOf(later) >= dayOf(earlier)) return true
  return `${names.later} (${dayOf(later)}) is before ${names.earlier} (${dayOf(earlier)}). Choose that day or a later one.`
}

/** Of an event that repeats: its last day, after the day of the first. */
export function checkLastDay(first: string, last: string): Verdict {
  const order = checkDayNotBefore(first, last, {
    earlier: "the day of the first event",
    later: "The last day",
  })
  if (order !== true || dayOf(last) <= latestLastDay(dayOf(first))) return order
  return `The last day (${dayOf(last)}) is more than ${YEARS_OF_DATES} years after the first event, on ${dayOf(first)}. Choose an earlier one.`
}
