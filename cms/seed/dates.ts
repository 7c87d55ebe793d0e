import type { Weekday } from "../../shared/opening-hours"

/** A calendar day, `YYYY-MM-DD`. */
export type Day = string

const DAY_MS = 86_400_000
const WEEKDAYS_FROM_SUNDAY: readonly Weekday[] = [
  "sunday",
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
]

const noon = (day: Day): number => Date.parse(`${day}T12:00:00.000Z`)
const toDay = (ms: number): Day => new Date(ms).toISOString().slice(0, 10)

/**
 * The day the demo content is dated around: `SEED_DATE` (`YYYY-MM-DD`), or today in UTC.
 * Throws on anything that is not a day of the calendar.
 */
export const seedDay = (value: string | undefined, now = new Date()): Day => {
  if (value === undefined || value === "") return toDay(now.getTime())
  const ms = noon(value)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value) || Number.isNaN(ms) || toDay(ms) !== value) {
    throw new Error(
      `SEED_DATE is "${value}"; it should be a day of the calendar as YYYY-MM-DD, such as 2026-05-18.`,
    )
  }
  return value
}

/** Noon UTC of the day `count` days after `base`: how the CMS stores a calendar day. */
export const days = (base: Day, count: number): string =>
  new Date(noon(base) + count * DAY_MS).toISOString()

/** The first `weekday` that is at least `count` days after `base`. */
export const weekdayFrom = (base: Day, count: number, weekday: Weekday): Day => {
  const start = noon(base) + count * DAY_MS
  const wait = (WEEKDAYS_FROM_SUNDAY.indexOf(weekday) - new Date(start).getUTCDay() + 7) % 7
  return toDay(start + wait * DAY_MS)
}

const HOLIDAYS = [
  { from: "08-10", until: "08-25" },
  { from: "12-24", until: "12-31" },
]

/** The first `weekday` at least `count` days after `base` that is not in the summer or Christmas closing. */
export const workingDayFrom = (base: Day, count: number, weekday: Weekday): Day => {
  const day = weekdayFrom(base, count, weekday)
  const monthAndDay = day.slice(5)
  return HOLIDAYS.some(({ from, until }) => monthAndDay >= from && monthAndDay <= until)
    ? workingDayFrom(base, count + 7, weekday)
    : day
}

/**
 * A holiday range given as month and day (`12-24` to `12-26`) in the first year in which it is not
 * yet over on `base`. Both ends are noon UTC; the range may not cross New Year.
 */
export const comingRange = (
  base: Day,
  from: string,
  until: string,
): { from: string; until: string } => {
  const year = Number(base.slice(0, 4))
  const chosen = `${year}-${until}` >= base ? year : year + 1
  return { from: days(`${chosen}-${from}`, 0), until: days(`${chosen}-${until}`, 0) }
}
