import { addDays, wallClock, WEEKDAYS, weekdayOf, type Weekday } from "./opening-hours"

/**
 * One date of a series that is not as its rule says. Days are `YYYY-MM-DD`, times `HH:mm`, by the clock of the place; without
 * another day or time it does not take place.
 */
export interface ChangedDate {
  /** The day by the rule. */
  day: string
  newDay?: string
  newTime?: string
}

/** `until` is a calendar day, `YYYY-MM-DD`, at the place of the event; that day is included. */
export type Recurrence =
  | { frequency: "none" }
  | { frequency: "weekly" | "monthly"; until: string; changed?: readonly ChangedDate[] }

/** After its first day an event repeats for so many years at most: a last day in the far future would be none. */
export const YEARS_OF_DATES = 10
/** What is there for good ends so late at most: its calendar has each change of the clocks until then. */
export const YEARS_OF_AN_EVENT = 100

/** The latest last day of an event, or of its dates. Days are `YYYY-MM-DD`. */
export const latestLastDay = (firstDay: string, years = YEARS_OF_DATES): string =>
  `${Number(firstDay.slice(0, 4)) + years}${firstDay.slice(4)}`

export interface RecurringEvent {
  /** Instants, ISO 8601. */
  startsAt: string
  endsAt: string
  recurrence: Recurrence
}

/** Instants, ISO 8601 in UTC. */
export interface Occurrence {
  startsAt: string
  endsAt: string
}

/** A date as it was announced by the rule, and what has become of it. */
export interface EventDate {
  /** The day by the rule, `YYYY-MM-DD`: what the date is known by, wherever it goes. */
  day: string
  announced: Occurrence
  /** When it takes place; nothing where it is left out. */
  now: Occurrence | undefined
}

/** Days, `YYYY-MM-DD`, both included. */
export interface DaySpan {
  first: string
  last: string
}

const MS_A_DAY = 86_400_000

/**
 * A date of a series is another one, and no longer the one that it was, so long before it and after it. In milliseconds. A date
 * that is moved stays within, so that all remain in their order.
 */
export const HALF_A_PERIOD = { weekly: 3.5 * MS_A_DAY, monthly: 14 * MS_A_DAY } as const

/** The small hours belong to the evening before. */
const NIGHT_ENDS = "06:00"

/**
 * The days on which an occurrence stands, by the clock of its place: all that it touches, but for one of which it has
 * only the small hours at its end.
 * @throws RangeError where `timeZone` is not an IANA name.
 */
export function daysOf({ startsAt, endsAt }: Occurrence, timeZone: string): DaySpan {
  const first = wallClock(new Date(startsAt), timeZone).day
  const { day, time } = wallClock(new Date(endsAt), timeZone)
  const last = time <= NIGHT_ENDS ? addDays(day, -1) : day
  return { first, last: last > first ? last : first }
}

/**
 * The days on whose evenings an occurrence is come to: as `daysOf`, and the evening before of what begins in the small hours.
 * @param from instants, in milliseconds since 1970, as is `until`
 * @throws RangeError where `timeZone` is not an IANA name.
 */
export function eveningsOf(
  { from, until }: { from: number; until: number },
  timeZone: string,
): DaySpan {
  const startsAt = new Date(from)
  const { first, last } = daysOf(
    { startsAt: startsAt.toISOString(), endsAt: new Date(until).toISOString() },
    timeZone,
  )
  const isAfterMidnight = wallClock(startsAt, timeZone).time < NIGHT_ENDS
  return { first: isAfterMidnight ? addDays(first, -1) : first, last }
}

/** Minutes that local time is ahead of UTC. */
export function utcOffset(instant: Date, timeZone: string): number {
  const { day, time } = wallClock(instant, timeZone)
  const wholeMinute = Math.floor(instant.getTime() / 60_000)
  return asUtc(day, time) / 60_000 - wholeMinute
}

/**
 * The instant of a wall-clock time. Where the clock goes back, the first of the two; where it goes
 * forward over the time, the offset before the change counts (RFC 5545, section 3.3.5).
 * @throws RangeError where `timeZone` is not an IANA name.
 */
export const instantOf = (day: string, time: string, timeZone: string): Date =>
  instantAt(asUtc(day, time), timeZone)

/** A time of the clock as if it were that of UTC, in milliseconds since 1970: what is added to it goes by the clock. */
const asUtc = (day: string, time: string): number => Date.parse(`${day}T${time}:00Z`)

function instantAt(clock: number, timeZone: string): Date {
  const before = utcOffset(new Date(clock - MS_A_DAY), timeZone)
  const after = utcOffset(new Date(clock + MS_A_DAY), timeZone)
  const early = new Date(clock - before * 60_000)
  const late = new Date(clock - after * 60_000)
  if (utcOffset(early, timeZone) === before) return early
  return utcOffset(late, timeZone) === after ? late : early
}

/** Which of its weekday in the month a day is: 1 for the first Tuesday, 5 for the fifth. */
export function ordinalInMonth(day: string): number {
  return Math.ceil(Number(day.slice(8, 10)) / 7)
}

/** The `ordinal`th `weekday` of a month (`YYYY-MM`), or nothing where the month has too few. */
function dayInMonth(month: string, weekday: Weekday, ordinal: number): string | undefined {
  const first = `${month}-01`
  const ahead = (WEEKDAYS.indexOf(weekday) - WEEKDAYS.indexOf(weekdayOf(first)) + 7) % 7
  const day = addDays(first, ahead + 7 * (ordinal - 1))
  return day.startsWith(month) ? day : undefined
}

function monthAfter(month: string): string {
  return addDays(`${month}-28`, 7).slice(0, 7)
}

function* localDays(firstDay: string, recurrence: Recurrence): Generator<string> {
  if (recurrence.frequency === "none") {
    yield firstDay
  } else if (recurrence.frequency === "weekly") {
    for (let day = firstDay; day <= recurrence.until; day = addDays(day, 7)) yield day
  } else {
    const weekday = weekdayOf(firstDay)
    const ordinal = ordinalInMonth(firstDay)
    const lastMonth = recurrence.until.slice(0, 7)
    for (let month = firstDay.slice(0, 7); month <= lastMonth; month = monthAfter(month)) {
      const day = dayInMonth(month, weekday, ordinal)
      if (day && day <= recurrence.until) yield day
    }
  }
}

/**
 * What is wrong with a changed date: that the rule has none on its day, or that it is moved so far that it would be the one
 * before or after it. Nothing where it can be.
 * @param series `startsAt` is the instant of its first date, ISO 8601
 * @throws RangeError where `timeZone` is not an IANA name.
 */
export function wrongWithChange(
  { day, newDay = day, newTime }: ChangedDate,
  { startsAt, recurrence }: Pick<RecurringEvent, "startsAt" | "recurrence">,
  timeZone: string,
): "no date" | "too far" | undefined {
  if (recurrence.frequency === "none") return "no date"
  const start = wallClock(new Date(startsAt), timeZone)
  if (![...localDays(start.day, recurrence)].includes(day)) return "no date"
  const announced = instantOf(day, start.time, timeZone)
  const moved = instantOf(newDay, newTime ?? start.time, timeZone)
  const distance = Math.abs(moved.getTime() - announced.getTime())
  return distance < HALF_A_PERIOD[recurrence.frequency] ? undefined : "too far"
}

/**
 * The dates of an event that have not ended at `from`, in order; one in progress comes first. Where a date was changed, its
 * end that counts is the one that it has now.
 * Start and end keep their wall-clock times at the venue over a change of the clock, or where a date was moved their
 * distance by it, and an end comes after its start. Weekly repeats on the weekday of the first; monthly on the same
 * weekday of the month (the second Tuesday), skipping months without a fifth.
 * @param isLastFirst in the other order: of a series that goes on for years the dates before are not worked out
 * @throws RangeError where `timeZone` is not an IANA name.
 */
export function* eventDates(
  { startsAt, endsAt, recurrence }: RecurringEvent,
  timeZone: string,
  from: Date,
  isLastFirst = false,
): Generator<EventDate> {
  const start = wallClock(new Date(startsAt), timeZone)
  const end = wallClock(new Date(endsAt), timeZone)
  const length = Date.parse(endsAt) - Date.parse(startsAt)
  const nightsLong = Math.round((Date.parse(end.day) - Date.parse(start.day)) / MS_A_DAY)
  const between = (starts: Date, ends: Date): Occurrence => ({
    startsAt: starts.toISOString(),
    // Where the clock has gone forward over its start, and past its end.
    endsAt: (ends > starts ? ends : new Date(starts.getTime() + length)).toISOString(),
  })
  const lengthByClock = asUtc(end.day, end.time) - asUtc(start.day, start.time)
  const dateAt = (clock: number): Occurrence =>
    between(instantAt(clock, timeZone), instantAt(clock + lengthByClock, timeZone))
  const changes = new Map(
    recurrence.frequency === "none"
      ? []
      : recurrence.changed?.map((change) => [change.day, change] as const),
  )
  // Cheaper than working out instants for years of past dates; two days cover any time zone, and half a month a moved date.
  const spare = changes.size > 0 ? 16 : 2
  const earliestDay = addDays(from.toISOString().slice(0, 10), -nightsLong - spare)
  const days = localDays(start.day, recurrence)
  for (const day of isLastFirst ? [...days].reverse() : days) {
    if (day < earliestDay) continue
    const announced =
      day === start.day
        ? between(new Date(startsAt), new Date(endsAt))
        : dateAt(asUtc(day, start.time))
    const change = changes.get(day)
    const now = change ? changedTo(change) : announced
    if (new Date((now ?? announced).endsAt) > from) yield { day, announced, now }
  }

  function changedTo({ day, newDay, newTime }: ChangedDate): Occurrence | undefined {
    if (newDay === undefined && newTime === undefined) return undefined
    return dateAt(asUtc(newDay ?? day, newTime ?? start.time))
  }
}

/**
 * The last date on which an event takes place; nothing where it is over at `from`.
 * @throws RangeError where `timeZone` is not an IANA name.
 */
export function lastOccurrence(
  event: RecurringEvent,
  timeZone: string,
  from: Date,
): Occurrence | undefined {
  for (const { now } of eventDates(event, timeZone, from, true)) if (now) return now
  return undefined
}

/**
 * The next `count` occurrences that have not ended at `from`: the dates on which an event takes place.
 * @throws RangeError where `timeZone` is not an IANA name.
 */
export function occurrences(
  event: RecurringEvent,
  timeZone: string,
  from: Date,
  count: number,
): Occurrence[] {
  const found: Occurrence[] = []
  for (const { now } of eventDates(event, timeZone, from)) {
    if (found.length === count) break
    if (now) found.push(now)
  }
  return found
}
