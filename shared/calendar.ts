import { wallClock, weekdayOf } from "./opening-hours"
import {
  instantOf,
  ordinalInMonth,
  utcOffset,
  type Occurrence,
  type RecurringEvent,
} from "./recurrence"

export interface CalendarEvent extends RecurringEvent {
  /** Part of the UID: the same event keeps it through every change of date or name. */
  slug: string
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

function localStamp(instant: Date, timeZone: string): string {
  const { day, time } = wallClock(instant, timeZone)
  return `${compact(day)}T${compact(time)}00`
}

function offsetText(minutes: number): string {
  const pad = (value: number): string => String(value).padStart(2, "0")
  const size = Math.abs(minutes)
  return `${minutes < 0 ? "-" : "+"}${pad(Math.floor(size / 60))}${pad(size % 60)}`
}

const MS_A_DAY = 86_400_000

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

/** Every change of the clock is written out: rules for past and future years differ by country and law. */
function timeZoneLines(timeZone: string, firstStart: Date, lastStart: Date): string[] {
  const from = Math.floor(firstStart.getTime() / MS_A_DAY) * MS_A_DAY - MS_A_DAY
  const initial = utcOffset(new Date(from), timeZone)
  const changes = clockChanges(timeZone, from, lastStart.getTime() + 2 * MS_A_DAY)
  const lines = observance("STANDARD", localStamp(new Date(from), timeZone), initial, initial)
  for (const change of changes) {
    const before = utcOffset(new Date(change - 60_000), timeZone)
    const after = utcOffset(new Date(change), timeZone)
    // DTSTART of an observance is the local time by the offset before the change (section 3.6.5).
    const start = compact(new Date(change + before * 60_000).toISOString().slice(0, 19))
    lines.push(...observance(after > before ? "DAYLIGHT" : "STANDARD", start, before, after))
  }
  return ["BEGIN:VTIMEZONE", `TZID:${timeZone}`, ...lines, "END:VTIMEZONE"]
}

/** `TU` for a Tuesday (RFC 5545, section 3.3.10). */
const dayCode = (day: string): string => weekdayOf(day).slice(0, 2).toUpperCase()

const isRepeated = ({ recurrence }: CalendarEvent): boolean => recurrence.frequency !== "none"

/** The last instant of the day after which an event does not repeat. */
const lastInstant = ({ recurrence, startsAt, timeZone }: CalendarEvent): Date =>
  recurrence.frequency === "none"
    ? new Date(startsAt)
    : instantOf(recurrence.until, "23:59", timeZone)

/** Each time zone of repeating events once, over all their dates. */
function zonesOf(events: readonly CalendarEvent[]): string[] {
  const spans = new Map<string, { from: Date; to: Date }>()
  for (const event of events.filter(isRepeated)) {
    const span = spans.get(event.timeZone)
    const start = new Date(event.startsAt)
    const last = lastInstant(event)
    spans.set(event.timeZone, {
      from: span && span.from < start ? span.from : start,
      to: span && span.to > last ? span.to : last,
    })
  }
  return [...spans].flatMap(([timeZone, { from, to }]) => timeZoneLines(timeZone, from, to))
}

function timing(event: CalendarEvent): string[] {
  const { startsAt, endsAt, recurrence, timeZone } = event
  const start = new Date(startsAt)
  const end = new Date(endsAt)
  if (recurrence.frequency === "none") {
    return [`DTSTART:${utcStamp(start)}`, `DTEND:${utcStamp(end)}`]
  }
  const { day } = wallClock(start, timeZone)
  const byDay =
    recurrence.frequency === "weekly" ? dayCode(day) : `${ordinalInMonth(day)}${dayCode(day)}`
  const frequency = recurrence.frequency.toUpperCase()
  return [
    `DTSTART;TZID=${timeZone}:${localStamp(start, timeZone)}`,
    `DTEND;TZID=${timeZone}:${localStamp(end, timeZone)}`,
    // UNTIL is in UTC where DTSTART has a TZID (section 3.3.10).
    `RRULE:FREQ=${frequency};UNTIL=${utcStamp(lastInstant(event))};BYDAY=${byDay}`,
  ]
}

const STATUS = {
  scheduled: "CONFIRMED",
  soldOut: "CONFIRMED",
  postponed: "TENTATIVE",
  cancelled: "CANCELLED",
} as const

/** Minutes since 2020: grows with every revision and stays well inside 32 bits. */
function sequence(revisedAt: string | undefined): number {
  if (!revisedAt) return 0
  return Math.max(0, Math.floor((Date.parse(revisedAt) - Date.UTC(2020, 0, 1)) / 60_000))
}

/**
 * Without METHOD, DTSTAMP is the last revision (section 3.8.7.2); where that is not known, the event's start stands in,
 * so that the same event always gives the same file.
 */
const eventLines = (event: CalendarEvent, domain: string, kept?: Appointment): string[] => [
  "BEGIN:VEVENT",
  `UID:${event.slug}@${domain}`,
  `DTSTAMP:${utcStamp(new Date(event.revisedAt ?? event.startsAt))}`,
  `SEQUENCE:${kept?.revision ?? sequence(event.revisedAt)}`,
  ...(kept
    ? [`ORGANIZER;CN="${kept.organizer.name.replaceAll('"', "'")}":mailto:${kept.organizer.email}`]
    : []),
  ...timing(event),
  `SUMMARY:${escapeText(event.title)}`,
  `DESCRIPTION:${escapeText(event.summary)}`,
  `LOCATION:${escapeText(event.place)}`,
  ...(event.url ? [`URL:${event.url}`] : []),
  `STATUS:${STATUS[event.status]}`,
  "END:VEVENT",
]

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
): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${domain}//Events//EN`,
    ...properties,
    ...zonesOf(events),
    ...events.flatMap((event) => eventLines(event, domain, kept)),
    "END:VCALENDAR",
  ]
  return lines.map((line) => foldLine(line) + CRLF).join("")
}

/**
 * An iCalendar file (RFC 5545) with one event. An event that happens once is in UTC; a repeating one
 * carries its time zone and a rule, so that it keeps its wall-clock time.
 * @param domain the site's own: with the slug it makes the UID, which must outlive any change of the event
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
  { startsAt, endsAt }: Occurrence,
  domain: string,
): string {
  const slug = `${event.slug}-${wallClock(new Date(startsAt), event.timeZone).day}`
  return calendarFile(
    { ...event, slug, startsAt, endsAt, recurrence: { frequency: "none" } },
    domain,
  )
}

/**
 * A calendar to subscribe to (RFC 5545; name, address and pace by RFC 7986, section 5, and by what was customary before).
 * @param url where it stands
 * @throws RangeError as `calendarFile` does
 */
export function calendarFeed(
  { name, url, events }: { name: string; url: string; events: readonly CalendarEvent[] },
  domain: string,
): string {
  return calendar(events, domain, [
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    `SOURCE;VALUE=URI:${url}`,
    "REFRESH-INTERVAL;VALUE=DURATION:PT6H",
    "X-PUBLISHED-TTL:PT6H",
  ])
}
