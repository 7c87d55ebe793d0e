import type { PublishCause, PublishEvent } from "../../../../shared/publishing"

/** What stands in the admin for a slug of the CMS: “Event”. */
export type LabelOf = (slug: string) => string | undefined

const LOCALE = "en-GB"
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Where and when the reader is; without a zone the browser's own is meant. */
export interface Reader {
  /** Milliseconds since 1970. */
  now: number
  timeZone?: string
}

function formatted(date: Date, timeZone: string | undefined, form: Intl.DateTimeFormatOptions) {
  return new Intl.DateTimeFormat(LOCALE, { timeZone, ...form }).format(date)
}

/** “12:04” today, “21 November, 12:04” on another day, with the year in another one; in the reader's time zone. */
export function timeOf(iso: string, { now, timeZone }: Reader, seconds = false): string {
  const date = new Date(iso)
  const time = formatted(date, timeZone, {
    hour: "2-digit",
    minute: "2-digit",
    ...(seconds ? { second: "2-digit" } : {}),
  })
  const day = (of: Date) => formatted(of, timeZone, { day: "numeric", month: "long" })
  const year = (of: Date) => formatted(of, timeZone, { year: "numeric" })
  const today = new Date(now)
  if (year(date) !== year(today)) return `${day(date)} ${year(date)}, ${time}`
  return day(date) === day(today) ? time : `${day(date)}, ${time}`
}

/** “just now”, “40 seconds ago”, “2 minutes ago”. */
export function agoOf(iso: string, { now }: Reader): string {
  const passed = Math.max(0, now - Date.parse(iso))
  const ago = (value: number, unit: Intl.RelativeTimeFormatUnit) =>
    new Intl.RelativeTimeFormat(LOCALE, { numeric: "always" }).format(-Math.floor(value), unit)
  if (passed < 5000) return "just now"
  if (passed < MINUTE) return ago(passed / 1000, "second")
  if (passed < HOUR) return ago(passed / MINUTE, "minute")
  if (passed < DAY) return ago(passed / HOUR, "hour")
  return ago(passed / DAY, "day")
}

/** “4 s”, “1 min 12 s”. */
export function durationOf(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`
}

export const countOf = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`

function changeOf(event: PublishEvent, labelOf: LabelOf): string {
  const label = labelOf(event.collection) ?? event.collection
  if (event.event === "global") return event.title ?? label
  const name = event.title ? `${event.title} (${label})` : label
  if (event.event === "unpublish") return `${name}, unpublished`
  return event.event === "delete" ? `${name}, deleted` : name
}

/** What a release is about: “Truffle week (Event) and 2 more changes”. The newest event comes first. */
export function causeOf(cause: PublishCause, labelOf: LabelOf): string {
  if (cause.kind === "trigger") return cause.note ?? "started from outside the CMS"
  if (cause.kind === "wish") return `${cause.by} asked for another attempt`
  if (cause.kind === "reconcile") return "the content had changed"
  if (cause.kind === "date") return cause.what
  if (cause.kind === "command") return commandOf(cause)
  const [latest] = cause.events
  if (!latest) return countOf(cause.more, "change", "changes")
  const others = distinct(cause.events) - 1 + cause.more
  const first = changeOf(latest, labelOf)
  return others > 0 ? `${first} and ${countOf(others, "more change", "more changes")}` : first
}

function commandOf({ start }: Extract<PublishCause, { kind: "command" }>): string {
  if (start === "first") return "the site was made for the first time"
  return start === "again" ? "the site was started again" : "an administrator published the site"
}

/** The same document saved five times is one change to a reader. */
function distinct(events: readonly PublishEvent[]): number {
  return new Set(events.map(({ collection, id }) => `${collection} ${id}`)).size
}
