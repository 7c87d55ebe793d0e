import { addDays, wallClock } from "../../../shared/opening-hours"
import { occurrences, type Occurrence } from "../../../shared/recurrence"
import { formatDay, formatRecurrence } from "../../components/format"
import type { EventModel } from "../../content/view-models"

export interface AgendaEntry {
  event: EventModel
  /** The occurrence that the entry is placed by. */
  first: Occurrence
  /** Instant after which nothing of it is left to come. */
  endsForGood: string
}

export interface AgendaMonth {
  /** `YYYY-MM` */
  month: string
  label: string
  entries: readonly AgendaEntry[]
}

export interface Agenda {
  /** What happens once, by month, soonest first. */
  months: readonly AgendaMonth[]
  /** What repeats, by its next date. */
  regulars: readonly AgendaEntry[]
}

function entryOf(event: EventModel, from: Date): AgendaEntry | undefined {
  const upcoming = occurrences(event, event.venue.timeZone, from, Number.POSITIVE_INFINITY)
  const first = upcoming[0]
  const last = upcoming.at(-1)
  return first && last ? { event, first, endsForGood: last.endsAt } : undefined
}

/** Events that have not ended at `from`; months are those of each venue's own calendar. */
export function agendaOf(events: readonly EventModel[], from: Date): Agenda {
  const entries = events
    .flatMap((event) => entryOf(event, from) ?? [])
    .sort(
      (a, b) =>
        a.first.startsAt.localeCompare(b.first.startsAt, "en") ||
        a.event.title.localeCompare(b.event.title, "en"),
    )

  const months = new Map<string, AgendaEntry[]>()
  for (const entry of entries) {
    if (entry.event.recurrence.frequency !== "none") continue
    const { day } = wallClock(new Date(entry.first.startsAt), entry.event.venue.timeZone)
    const month = day.slice(0, 7)
    months.set(month, [...(months.get(month) ?? []), entry])
  }
  return {
    months: [...months]
      .sort(([a], [b]) => a.localeCompare(b, "en"))
      .map(([month, ofMonth]) => ({
        month,
        label: formatDay(`${month}-01`).replace(/^\d+ /, ""),
        entries: ofMonth,
      })),
    regulars: entries.filter(({ event }) => event.recurrence.frequency !== "none"),
  }
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
