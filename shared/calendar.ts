import { wallClock, weekdayOf } from "./opening-hours"
import {
  eventDates,
  HALF_A_PERIOD,
  instantOf,
  ordinalInMonth,
  utcOffset,
  type EventDate,
  type Occurrence,
  type RecurringEvent,
} from "./recurrence"

export interface CalendarEvent extends RecurringEvent {
  /** The UID without its domain: the same event keeps it through every change of date, name or address. */
  id: string
  title: string
  summary: string
  /** IANA name */
  timeZone: string
  /** One line: name of the venue and its address. */
  place: string
  status: "scheduled" | "cancelled" | "postponed" | "soldOut"
  /** Address of the event's page. */
  url?: string
  /** Instant of the last change; later ones replace earlier copies in a guest's calendar. */
  revisedAt?: string
}

const CRLF = "\r\n"
const OCTETS_A_LINE = 75
const MS_A_DAY = 86_400_000

/** Backslash, semicolon, comma and newline (RFC 5545, section 3.3.11). */
export function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r\n|\r|\n/g, "\\n")
}

function octets(character: string): number {
  const point = character.codePointAt(0) ?? 0
  if (point < 0x80) return 1
  if (point < 0x800) return 2
  return point < 0x10000 ? 3 : 4
}

/** Folds a content line at 75 octets without splitting a UTF-8 character (RFC 5545, section 3.1). */
export function foldLine(line: string): string {
  let folded = ""
  let used = 0
  for (const character of line) {
    const size = octets(character)
    if (used + size > OCTETS_A_LINE) {
      folded += `${CRLF} `
      used = 1
    }
    folded += character
    used += size
  }
  return folded
}

const compact = (value: string): string => value.replace(/[-:]/g, "")

function utcStamp(instant: Date): string {
  return `${compact(instant.toISOString().slice(0, 19))}Z`
}

const localStamp = ({ day, time }: { day: string; time: string }): string =>
  `${compact(day)}T${compact(time)}00`

/** Whether the clock of a place shows the time of an instant at another one, too, as it does when it is put back. */
function isShownTwice(instant: Date, timeZone: string): boolean {
  const putBackBy =
    utcOffset(new Date(instant.getTime() - MS_A_DAY), timeZone) -
    utcOffset(new Date(instant.getTime() + MS_A_DAY), timeZone)
  if (putBackBy <= 0) return false
  const shown = localStamp(wallClock(instant, timeZone))
  return [-putBackBy, putBackBy].some((minutes) => {
    const other = new Date(instant.getTime() + minutes * 60_000)
    return localStamp(wallClock(other, timeZone)) === shown
  })
}

/** By the clock of its place; in UTC where that shows the time twice, which readers take for one or the other. */
const dateTime = (property: string, instant: Date, timeZone: string): string =>
  isShownTwice(instant, timeZone)
    ? `${property}:${utcStamp(instant)}`
    : `${property};TZID=${timeZone}:${localStamp(wallClock(instant, timeZone))}`

function offsetText(minutes: number): string {
  const pad = (value: number): string => String(value).padStart(2, "0")
  const size = Math.abs(minutes)
  return `${minutes < 0 ? "-" : "+"}${pad(Math.floor(size / 60))}${pad(size % 60)}`
}

/** The changes of the clock between two instants, each to the minute. Instants are milliseconds since 1970 in UTC. */
export function clockChanges(timeZone: string, from: number, to: number): number[] {
  const changes: number[] = []
  for (let day = from; day < to; day += MS_A_DAY) {
    const before = utcOffset(new Date(day), timeZone)
    if (utcOffset(new Date(day + MS_A_DAY), timeZone) === before) continue
    let low = day
    let high = day + MS_A_DAY
    while (high - low > 60_000) {
      const middle = Math.floor((low + high) / 120_000) * 60_000
      if (utcOffset(new Date(middle), timeZone) === before) low = middle
      else high = middle
    }
    changes.push(high)
  }
  return changes
}

function observance(kind: "STANDARD" | "DAYLIGHT", start: string, from: number, to: number) {
  return [
    `BEGIN:${kind}`,
    `DTSTART:${start}`,
    `TZOFFSETFROM:${offsetText(from)}`,
    `TZOFFSETTO:${offsetText(to)}`,
    `END:${kind}`,
  ]
}

/**
 * Every change of the clock from one year to another, both included, is written out: rules for past and future years
 * differ by country and law. Years are whole because some readers expect winter and summer of a place.
 */
function timeZoneLines(timeZone: string, firstYear: number, lastYear: number): string[] {
  const from = Date.UTC(firstYear, 0, 1)
  const changes = clockChanges(timeZone, from, Date.UTC(lastYear + 1, 0, 1)).map((at) => {
    const before = utcOffset(new Date(at - 60_000), timeZone)
    const after = utcOffset(new Date(at), timeZone)
    return {
      at,
      before,
      after,
      kind: after > before ? ("DAYLIGHT" as const) : ("STANDARD" as const),
    }
  })
  const initial = utcOffset(new Date(from), timeZone)
  const lines = observance(
    changes[0]?.kind === "STANDARD" ? "DAYLIGHT" : "STANDARD",
    localStamp(wallClock(new Date(from), timeZone)),
    initial,
    initial,
  )
  for (const { at, before, after, kind } of changes) {
    // DTSTART of an observance is the local time by the offset before the change (section 3.6.5).
    const start = compact(new Date(at + before * 60_000).toISOString().slice(0, 19))
    lines.push(...observance(kind, start, before, after))
  }
  return ["BEGIN:VTIMEZONE", `TZID:${timeZone}`, ...lines, "END:VTIMEZONE"]
}

const linesOfZones = new Map<string, readonly string[]>()

/** Some hundred files of a build have the same. */
function rememberedZoneLines(
  timeZone: string,
  firstYear: number,
  lastYear: number,
): readonly string[] {
  const key = `${timeZone} ${firstYear} ${lastYear}`
  const lines = linesOfZones.get(key) ?? timeZoneLines(timeZone, firstYear, lastYear)
  linesOfZones.set(key, lines)
  return lines
}

/** `TU` for a Tuesday (RFC 5545, section 3.3.10). */
const dayCode = (day: string): string => weekdayOf(day).slice(0, 2).toUpperCase()

/** The last instant of the day after which an event does not repeat. */
const lastInstant = ({ recurrence, startsAt, timeZone }: CalendarEvent): Date =>
  recurrence.frequency === "none"
    ? new Date(startsAt)
    : instantOf(recurrence.until, "23:59", timeZone)

const changesOf = ({ recurrence }: CalendarEvent): readonly unknown[] =>
  recurrence.frequency === "none" ? [] : (recurrence.changed ?? [])

const lengthOf = ({ startsAt, endsAt }: Occurrence): number =>
  Date.parse(endsAt) - Date.parse(startsAt)

/** Each time zone once, over all dates of its events. */
function zonesOf(events: readonly CalendarEvent[]): readonly string[] {
  const spans = new Map<string, { first: number; last: number }>()
  for (const event of events) {
    // With a day to spare: by the clock of the place it may be another year; and a date may be moved into one.
    const spare = MS_A_DAY + (changesOf(event).length > 0 ? HALF_A_PERIOD.monthly : 0)
    const start = new Date(Date.parse(event.startsAt) - spare).getUTCFullYear()
    const end = new Date(lastInstant(event).getTime() + lengthOf(event) + spare).getUTCFullYear()
    const { first, last } = spans.get(event.timeZone) ?? { first: start, last: end }
    spans.set(event.timeZone, { first: Math.min(first, start), last: Math.max(last, end) })
  }
  return [...spans].flatMap(([timeZone, { first, last }]) =>
    rememberedZoneLines(timeZone, first, last),
  )
}

const startAndEnd = ({ startsAt, endsAt }: Occurrence, timeZone: string): string[] => [
  dateTime("DTSTART", new Date(startsAt), timeZone),
  dateTime("DTEND", new Date(endsAt), timeZone),
]

/** Minutes from start to end as the clock of the place shows them. */
const shownMinutes = ({ startsAt, endsAt }: Occurrence, timeZone: string): number =>
  lengthOf({ startsAt, endsAt }) / 60_000 +
  utcOffset(new Date(endsAt), timeZone) -
  utcOffset(new Date(startsAt), timeZone)

const knownTimings = new WeakMap<CalendarEvent, string[][]>()

/** Of a long series they take a while, and a build has each event in the calendar of all, its venue's and its own. */
function timings(event: CalendarEvent): string[][] {
  const known = knownTimings.get(event) ?? timingsOf(event)
  knownTimings.set(event, known)
  return known
}

/**
 * When an event is, for each component that it takes to say so: a rule for its start and one length for all its dates
 * (section 3.8.5.3); dates that run past a change of the clock, or lie in it, or were moved, by themselves, and without those
 * that were left out (section 3.8.5.1).
 */
function timingsOf(event: CalendarEvent): string[][] {
  const { startsAt, recurrence, timeZone } = event
  if (recurrence.frequency === "none") return [startAndEnd(event, timeZone)]
  const { day, time } = wallClock(new Date(startsAt), timeZone)
  const byDay =
    recurrence.frequency === "weekly" ? dayCode(day) : `${ordinalInMonth(day)}${dayCode(day)}`
  const frequency = recurrence.frequency.toUpperCase()
  const byRule = (onDay: string): string => `;TZID=${timeZone}:${localStamp({ day: onDay, time })}`
  const isUnlikeOthers = (date: Occurrence): boolean =>
    shownMinutes(date, timeZone) !== lengthOf(date) / 60_000 ||
    [date.startsAt, date.endsAt].some((instant) => isShownTwice(new Date(instant), timeZone))
  const dates = [...eventDates(event, timeZone, new Date(0))]
  return [
    [
      `DTSTART${byRule(day)}`,
      `DURATION:PT${shownMinutes(event, timeZone)}M`,
      // UNTIL is in UTC where DTSTART has a TZID (section 3.3.10).
      `RRULE:FREQ=${frequency};UNTIL=${utcStamp(lastInstant(event))};BYDAY=${byDay}`,
      ...dates.flatMap((date) => (date.now ? [] : [`EXDATE${byRule(date.day)}`])),
    ],
    ...dates.flatMap(({ day: announcedFor, announced, now }) =>
      now && (now !== announced || isUnlikeOthers(now))
        ? [[`RECURRENCE-ID${byRule(announcedFor)}`, ...startAndEnd(now, timeZone)]]
        : [],
    ),
  ]
}

const STATUS = {
  scheduled: "CONFIRMED",
  soldOut: "CONFIRMED",
  postponed: "TENTATIVE",
  cancelled: "CANCELLED",
} as const

/** Seconds since 2020: grows with every revision, and stays inside 31 bits for a lifetime. */
function sequence(revisedAt: string | undefined): number {
  if (!revisedAt) return 0
  return Math.max(0, Math.floor((Date.parse(revisedAt) - Date.UTC(2020, 0, 1)) / 1000))
}

/** Between quotes stands neither a quote nor a line's end (RFC 5545, section 3.2). */
const parameterText = (text: string): string =>
  text.replaceAll('"', "'").replace(/[\p{Cc}\u2028\u2029]+/gu, " ")

/**
 * Without METHOD, DTSTAMP is the last revision (section 3.8.7.2); where that is not known, the event's start stands in,
 * so that the same event always gives the same file.
 */
const eventLines = (event: CalendarEvent, domain: string, kept?: Appointment): string[] =>
  timings(event).flatMap((timing) => [
    "BEGIN:VEVENT",
    `UID:${event.id}@${domain}`,
    `DTSTAMP:${utcStamp(new Date(event.revisedAt ?? event.startsAt))}`,
    `SEQUENCE:${kept?.revision ?? sequence(event.revisedAt)}`,
    ...(kept
      ? [`ORGANIZER;CN="${parameterText(kept.organizer.name)}":mailto:${kept.organizer.email}`]
      : []),
    ...timing,
    `SUMMARY:${escapeText(event.title)}`,
    `DESCRIPTION:${escapeText(event.summary)}`,
    `LOCATION:${escapeText(event.place)}`,
    ...(event.url ? [`URL:${event.url}`] : []),
    `STATUS:${STATUS[event.status]}`,
    "END:VEVENT",
  ])

/** Of what one guest has arranged with somebody. */
interface Appointment {
  /** Grows with each change. */
  revision: number
  /** Whom it was arranged with. */
  organizer: { name: string; email: string }
}

function calendar(
  events: readonly CalendarEvent[],
  domain: string,
  properties: readonly string[] = [],
  kept?: Appointment,
  zones = zonesOf(events),
): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${domain}//Events//EN`,
    ...properties,
    ...zones,
    ...events.flatMap((event) => eventLines(event, domain, kept)),
    "END:VCALENDAR",
  ]
  return lines.map((line) => foldLine(line) + CRLF).join("")
}

/**
 * An iCalendar file (RFC 5545) with one event, by the clock of its place. One that repeats carries a rule, and so keeps
 * its wall-clock time.
 * @param domain the site's own: with the id it makes the UID, which must outlive any change of the event
 * @throws RangeError where the time zone is not an IANA name or an instant is not a date.
 */
export const calendarFile = (event: CalendarEvent, domain: string): string =>
  calendar([event], domain)

/**
 * An appointment that was made, changed or cancelled, as mails carry it (RFC 5546, sections 3.2.1 and 3.2.5).
 * @throws RangeError as `calendarFile` does
 */
export const appointmentFile = (event: CalendarEvent, domain: string, kept: Appointment): string =>
  calendar([event], domain, [`METHOD:${methodOf(event)}`], kept)

/** Beside the file, in its content type, too (RFC 6047, section 2.4). */
export const methodOf = ({ status }: Pick<CalendarEvent, "status">): "CANCEL" | "PUBLISH" =>
  status === "cancelled" ? "CANCEL" : "PUBLISH"

/** One date of an event, an event of its own to a calendar: who comes once has not asked for the others. */
export function calendarDate(
  event: CalendarEvent,
  { day, announced, now }: EventDate,
  domain: string,
): string {
  const date: CalendarEvent = {
    ...event,
    ...(now ?? { ...announced, status: "cancelled" }),
    id: `${event.id}-${day}`,
    recurrence: { frequency: "none" },
  }
  return calendarFile(date, domain)
}

interface Feed {
  name: string
  /** Where it stands. */
  url: string
  events: readonly CalendarEvent[]
  /** IANA name of the time zone that is given while nothing is on: a calendar holds something (RFC 5545, section 3.4). */
  timeZone: string
  now: Date
}

/**
 * A calendar to subscribe to (RFC 5545; name, address and pace by RFC 7986, section 5, and by what was customary before).
 * @throws RangeError as `calendarFile` does
 */
export function calendarFeed({ name, url, events, timeZone, now }: Feed, domain: string): string {
  const year = now.getUTCFullYear()
  const properties = [
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    `SOURCE;VALUE=URI:${url}`,
    "REFRESH-INTERVAL;VALUE=DURATION:PT6H",
    "X-PUBLISHED-TTL:PT6H",
  ]
  const zones = events.length > 0 ? zonesOf(events) : rememberedZoneLines(timeZone, year, year)
  return calendar(events, domain, properties, undefined, zones)
}
