/**
 * The one home of the opening-hours rules. Times of day are `HH:MM` in the venue's own time zone;
 * calendar days are `YYYY-MM-DD` there. A period whose `closes` is at or before its `opens` ends the next day.
 */
export const WEEKDAYS = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const

export type Weekday = (typeof WEEKDAYS)[number]

export interface TimeRange {
  opens: string
  closes: string
}

export interface OpeningPeriod extends TimeRange {
  day: Weekday
}

/** A dated exception: replaces the weekly hours of every day from `from` to `until`, both included. */
export interface HoursException {
  from: string
  /** Same day as `from` where left out. */
  until?: string
  reason: string
  closed: boolean
  /** Empty when `closed`. */
  periods: readonly TimeRange[]
}
