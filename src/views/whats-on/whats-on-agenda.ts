import { addDays, wallClock } from "../../../shared/opening-hours"
import { occurrences, type Occurrence } from "../../../shared/recurrence"
import { formatDay, formatRecurrence } from "../../ui/format"
import type { EventModel } from "../../content/event"

export interface AgendaEntry {
  event: EventModel
  /** The occurrence that the entry is placed by. */
  first: Occurrence
  /** Instant after which the entry no longer belongs where it stands. */
  ends: string
}

export interface AgendaGroup {
  /** `week`, or the month as `YYYY-MM`. */
  key: string
  label: string
  entries: readonly AgendaEntry[]
}

const DAYS_AHEAD = 7

const isCalledOff = ({ event: { status } }: AgendaEntry): boolean =>
  status === "cancelled" || status === "postponed"

const bySoonest = (a: AgendaEntry, b: AgendaEntry): number =>
  a.first.startsAt.localeCompare(b.first.startsAt, "en") ||
  a.event.title.localeCompare(b.event.title, "en")

/**
 * A weekly event stays in its place for as long as it goes on: its next date is never more than a week away.
 * A monthly one moves on to its next month.
 */
function entryOf(event: EventModel, from: Date, now: Date): AgendaEntry | undefined {
  const { timeZone } = event.venue
  const upcoming = occurrences(event, timeZone, from, Number.POSITIVE_INFINITY)
  const last = upcoming.at(-1)
  if (event.recurrence.frequency === "weekly") {
    const [first] = upcoming
    return first && last && { event, first, ends: last.endsAt }
  }
  const first = upcoming.find(({ endsAt }) => Date.parse(endsAt) > now.getTime())
  return first && { event, first, ends: first.endsAt }
}

/**
 * What is to come, the next first: the week ahead, in which what is called off stands last, then month by month.
 * Days and months are those of each venue's own calendar.
 * @param from the day the list is put in order for: what stands where does not change while the page is read
 * @param now what is over by then is left out
 */
export function agendaOf(
  events: readonly EventModel[],
  from: Date,
  now: Date = from,
): readonly AgendaGroup[] {
  const groups = new Map<string, AgendaEntry[]>()
  for (const entry of events.flatMap((event) => entryOf(event, from, now) ?? []).sort(bySoonest)) {
    if (Date.parse(entry.ends) <= now.getTime()) continue
    const { timeZone } = entry.event.venue
    const { day } = wallClock(new Date(entry.first.startsAt), timeZone)
    const isSoon = day < addDays(wallClock(from, timeZone).day, DAYS_AHEAD)
    const key = isSoon ? "week" : day.slice(0, 7)
    groups.set(key, [...(groups.get(key) ?? []), entry])
  }
  const thisMonth = from.toISOString().slice(0, 7)
  return [...groups].map(([key, entries]) => ({
    key,
    label: labelOf(key, thisMonth),
    entries:
      key === "week"
        ? [...entries].sort((a, b) => Number(isCalledOff(a)) - Number(isCalledOff(b)))
        : entries,
  }))
}

/** "The week ahead", "Later in November", "December 2026" */
function labelOf(key: string, thisMonth: string): string {
  if (key === "week") return "The week ahead"
  const monthAndYear = formatDay(`${key}-01`).replace(/^\d+ /, "")
  return key === thisMonth ? `Later in ${monthAndYear.replace(/ \d+$/, "")}` : monthAndYear
}

/**
 * How an event repeats: "Every Thursday until 17 December". The year is named only where it is not that of `from`.
 * Nothing for an event that happens once.
 */
export function recurrenceInWords(event: EventModel, from: Date): string | undefined {
  const { recurrence, venue } = event
  const words = formatRecurrence(event)
  if (words === undefined || recurrence.frequency === "none") return undefined
  const until = lastDay(event, recurrence.until)
  const sameYear = until.slice(0, 4) === wallClock(from, venue.timeZone).day.slice(0, 4)
  const untilText = formatDay(until)
  return `${words} until ${sameYear ? untilText.replace(/ \d+$/, "") : untilText}`
}

/** The day of the last occurrence: an `until` between two dates would name a day with nothing on. */
function lastDay(event: EventModel, until: string): string {
  const from = new Date(`${addDays(until, -100)}T00:00:00Z`)
  const last = occurrences(event, event.venue.timeZone, from, 60).at(-1)
  return last ? wallClock(new Date(last.startsAt), event.venue.timeZone).day : until
}
