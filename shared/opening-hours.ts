import { rememberedOffset } from "./zone-offsets"

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

export type OperatingStatus = "open" | "openingSoon" | "temporarilyClosed" | "closed"

export interface HoursRecord {
  /** IANA name, `Europe/Rome` */
  timeZone: string
  status: OperatingStatus
  weekly: readonly OpeningPeriod[]
  exceptions: readonly HoursException[]
}

/** A wall-clock moment at the venue. */
export interface LocalMoment {
  day: string
  weekday: Weekday
  time: string
  /** 0 today, 1 tomorrow, as the venue's calendar counts. */
  daysFromToday: number
}

export type OpeningState =
  | { kind: "open"; closes?: LocalMoment; exception?: HoursException }
  | { kind: "closed"; opens?: LocalMoment; exception?: HoursException }
  | { kind: "openingSoon" | "temporarilyClosed" | "permanentlyClosed" }

const MINUTES_A_DAY = 24 * 60
const MINUTES_A_WEEK = 7 * MINUTES_A_DAY
const MS_A_DAY = 86_400_000

/** How far ahead the next opening is looked for: a venue may close for a season. */
const DAYS_LOOKED_AHEAD = 370

/** The day after each of its days is still written with four digits (RFC 3339, section 5.6): dates are worked out from it. */
export const LATEST_YEAR = 9998

/** True for `00:00` to `23:59`. */
export function isTimeOfDay(value: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(value)
}

/** True for a calendar day that exists, as `YYYY-MM-DD`. */
export function isCalendarDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  const instant = Date.parse(`${value}T12:00:00Z`)
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(value)
}

/** Since midnight. @param time `HH:mm` */
export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
}

/** Minutes a range lasts; equal times are a full day. */
export function durationOf(range: TimeRange): number {
  const minutes = minutesOf(range.closes) - minutesOf(range.opens)
  return minutes > 0 ? minutes : minutes + MINUTES_A_DAY
}

interface Interval {
  index: number
  start: number
  end: number
}

function firstOverlap(intervals: readonly Interval[]): readonly [number, number] | undefined {
  const sorted = [...intervals].sort((a, b) => a.start - b.start)
  for (let i = 1; i < sorted.length; i += 1) {
    const previous = sorted[i - 1]
    const current = sorted[i]
    if (previous && current && current.index !== previous.index && current.start < previous.end) {
      return [Math.min(previous.index, current.index), Math.max(previous.index, current.index)]
    }
  }
  return undefined
}

/**
 * The row indexes of the first two weekly periods that overlap, also across midnight and from Sunday into Monday; or of one
 * day, where they do as `findOverlappingRanges` says.
 * Periods that only touch (one closes when the other opens) do not overlap.
 */
export function findOverlappingPeriods(
  weekly: readonly OpeningPeriod[],
): readonly [number, number] | undefined {
  const intervals = weekly.flatMap((period, index) => {
    const start = WEEKDAYS.indexOf(period.day) * MINUTES_A_DAY + minutesOf(period.opens)
    const end = start + durationOf(period)
    const nextWeek = { index, start: start + MINUTES_A_WEEK, end: end + MINUTES_A_WEEK }
    return [{ index, start, end }, nextWeek]
  })
  return firstOverlap(intervals) ?? overlapOnADay(weekly)
}

function overlapOnADay(weekly: readonly OpeningPeriod[]): readonly [number, number] | undefined {
  for (const day of WEEKDAYS) {
    const rows = weekly.flatMap((period, index) => (period.day === day ? [{ period, index }] : []))
    const found = findOverlappingRanges(rows.map(({ period }) => period))
    const [one, other] = (found ?? []).map((at) => rows[at]?.index)
    if (one !== undefined && other !== undefined) return [one, other]
  }
  return undefined
}

/**
 * The row indexes of the first two ranges of one day that overlap, or have the same time of the clock, one of them past
 * midnight: nobody could say which of the two a guest means who books the day's 00:30.
 */
export function findOverlappingRanges(
  ranges: readonly TimeRange[],
): readonly [number, number] | undefined {
  return firstOverlap(
    ranges.flatMap((range, index) => {
      const start = minutesOf(range.opens)
      const end = start + durationOf(range)
      return [
        { index, start, end },
        { index, start: start + MINUTES_A_DAY, end: end + MINUTES_A_DAY },
      ]
    }),
  )
}

/** The row indexes of the first two exceptions that share a day. */
export function findOverlappingExceptions(
  exceptions: readonly Pick<HoursException, "from" | "until">[],
): readonly [number, number] | undefined {
  return firstOverlap(
    exceptions.map(({ from, until = from }, index) => ({
      index,
      start: dayNumber(from),
      end: dayNumber(until) + 1,
    })),
  )
}

function dayNumber(day: string): number {
  return Math.round(Date.parse(`${day}T00:00:00Z`) / MS_A_DAY)
}

function dayOfNumber(number: number): string {
  return new Date(number * MS_A_DAY).toISOString().slice(0, 10)
}

/** `days` may be negative. */
export function addDays(day: string, days: number): string {
  return dayOfNumber(dayNumber(day) + days)
}

export function weekdayOf(day: string): Weekday {
  // Day 0 of the epoch was a Thursday.
  const index = (((dayNumber(day) + 3) % 7) + 7) % 7
  return WEEKDAYS[index] ?? "monday"
}

const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterFor(timeZone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(timeZone)
  if (!formatter) {
    formatter = new Intl.DateTimeFormat("en-GB", {
      timeZone,
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
    })
    formatters.set(timeZone, formatter)
  }
  return formatter
}

/** Whether this is an IANA name of a time zone that is known here. */
export function isTimeZone(name: string): boolean {
  try {
    formatterFor(name)
    return true
  } catch {
    return false
  }
}

/**
 * The wall clock at a place.
 * @throws RangeError where `timeZone` is not an IANA name.
 */
export function wallClock(instant: Date, timeZone: string): { day: string; time: string } {
  const offset = rememberedOffset(instant, timeZone)
  if (offset !== undefined) {
    const local = new Date(instant.getTime() + offset * 60_000).toISOString()
    return { day: local.slice(0, 10), time: local.slice(11, 16) }
  }
  const parts = new Map<string, string>(
    formatterFor(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  )
  const part = (type: string): string => parts.get(type) ?? ""
  return {
    day: `${part("year")}-${part("month")}-${part("day")}`,
    time: `${part("hour")}:${part("minute")}`,
  }
}

/** What holds on one calendar day: an exception's periods where one covers the day, else the week's. */
export function hoursOn(
  hours: Pick<HoursRecord, "weekly" | "exceptions">,
  day: string,
): { periods: readonly TimeRange[]; exception?: HoursException } {
  const exception = hours.exceptions.find(({ from, until = from }) => from <= day && day <= until)
  if (exception) return { periods: exception.closed ? [] : exception.periods, exception }
  const weekday = weekdayOf(day)
  return { periods: hours.weekly.filter((period) => period.day === weekday) }
}

/**
 * Which day it is to those who work it and to who comes yet: the one before the calendar's, while a service that began on it
 * goes on past midnight by the venue's clocks.
 * @throws RangeError where the venue's time zone is not an IANA name
 */
export function dayInService(hours: HoursRecord, now: Date): string {
  const { day, time } = wallClock(now, hours.timeZone)
  const dayBefore = addDays(day, -1)
  const goesOn = hoursOn(hours, dayBefore).periods.some(
    ({ opens, closes }) => closes <= opens && time < closes,
  )
  return hours.status === "open" && goesOn ? dayBefore : day
}

/** Intervals of wall-clock minutes counted from the start of `day` 0, sorted. */
function intervalsFrom(
  hours: Pick<HoursRecord, "weekly" | "exceptions">,
  today: string,
  firstOffset: number,
  lastOffset: number,
): { start: number; end: number }[] {
  const intervals: { start: number; end: number }[] = []
  for (let offset = firstOffset; offset <= lastOffset; offset += 1) {
    for (const range of hoursOn(hours, addDays(today, offset)).periods) {
      const start = offset * MINUTES_A_DAY + minutesOf(range.opens)
      intervals.push({ start, end: start + durationOf(range) })
    }
  }
  return intervals.sort((a, b) => a.start - b.start)
}

/** Until when it goes on without a break, from an end on: periods that touch count as one. */
function endOfChain(sorted: readonly { start: number; end: number }[], from: number): number {
  let end = from
  for (const next of sorted) if (next.start <= end && next.end > end) end = next.end
  return end
}

/** A stay is shorter than a day; a range may end late on the day after its own, and be gone on from there. */
const DAYS_GONE_ON = 2

/**
 * When a venue closes after a range of a day's hours, in wall-clock minutes from the day's midnight: later than the range
 * ends where another goes on from there, of the same day or of the next ones.
 */
export function closingAfter(
  hours: Pick<HoursRecord, "weekly" | "exceptions">,
  day: string,
  range: TimeRange,
): number {
  const end = minutesOf(range.opens) + durationOf(range)
  return endOfChain(intervalsFrom(hours, day, 0, DAYS_GONE_ON), end)
}

function momentAt(minutes: number, today: string): LocalMoment {
  const daysFromToday = Math.floor(minutes / MINUTES_A_DAY)
  const inDay = minutes - daysFromToday * MINUTES_A_DAY
  const day = addDays(today, daysFromToday)
  const pad = (value: number): string => String(value).padStart(2, "0")
  const time = `${pad(Math.floor(inDay / 60))}:${pad(inDay % 60)}`
  return { day, weekday: weekdayOf(day), time, daysFromToday }
}

/**
 * Whether a venue is open at an instant, by its own clock. An evening that runs past midnight belongs to the
 * day it began on, so an exception on the next day does not cut it short. Periods that touch count as one;
 * `closes` is left out where a venue does not close within a day, for its time alone would be taken for today's; `opens`
 * where no opening lies within a year.
 */
export function openingState(hours: HoursRecord, now: Date): OpeningState {
  if (hours.status === "closed") return { kind: "permanentlyClosed" }
  if (hours.status !== "open") return { kind: hours.status }

  const { day: today, time } = wallClock(now, hours.timeZone)
  const minutes = minutesOf(time)
  const { exception } = hoursOn(hours, today)
  const near = intervalsFrom(hours, today, -1, 8)

  const current = near.find(({ start, end }) => start <= minutes && minutes < end)
  if (current) {
    const end = endOfChain(near, current.end)
    const closesSoon = end - minutes < MINUTES_A_DAY
    return {
      kind: "open",
      ...(closesSoon ? { closes: momentAt(end, today) } : {}),
      ...(exception ? { exception } : {}),
    }
  }

  const upcoming =
    near.find(({ start }) => start > minutes) ??
    intervalsFrom(hours, today, 9, DAYS_LOOKED_AHEAD)[0]
  return {
    kind: "closed",
    ...(upcoming ? { opens: momentAt(upcoming.start, today) } : {}),
    ...(exception ? { exception } : {}),
  }
}
