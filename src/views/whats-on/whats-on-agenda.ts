import { byTime } from "../../../shared/by-time"
import { addDays, wallClock } from "../../../shared/opening-hours"
import {
  lastOccurrence,
  occurrences,
  type Occurrence,
  type RecurringEvent,
} from "../../../shared/recurrence"
import { isCalledOff } from "../../content/called-off"
import type { EventModel } from "../../content/event"
import { byAlphabet } from "../../texts/intl"
import { postponed } from "../../texts/event-status"
import * as texts from "../../texts/events"
import { EVENING, isThisWeekend } from "../shared/this-weekend"

/** What decides where an event stands. */
export type PlacedEvent = RecurringEvent &
  Pick<EventModel, "title" | "status"> & { venue: Pick<EventModel["venue"], "timeZone"> }

export interface AgendaEntry<Event extends PlacedEvent = EventModel> {
  event: Event
  /** The occurrence that the entry is placed by; `NO_DATE` where none is known. */
  first: Occurrence
  /** Instant after which the entry no longer belongs where it stands. */
  ends: string
}

export interface AgendaGroup<Event extends PlacedEvent = EventModel> {
  /** `today`, `weekend`, `week`, or the month as `YYYY-MM`: that of `NO_DATE` comes after all others. */
  key: string
  label: string
  entries: readonly AgendaEntry<Event>[]
}

const DAYS_AHEAD = 7

/** In every time zone a day of a month that no date is in. */
const LATER_THAN_ANY = "9999-01-02"

/** Stands for the date of what is postponed, once the one that it had has passed. */
export const NO_DATE: Occurrence = { startsAt: LATER_THAN_ANY, endsAt: LATER_THAN_ANY }

const bySoonest = (a: AgendaEntry<PlacedEvent>, b: AgendaEntry<PlacedEvent>): number =>
  byTime(a.first.startsAt, b.first.startsAt) || byAlphabet(a.event.title, b.event.title)

/**
 * A weekly event stays in its place for as long as it goes on: its next date is never more than a week away.
 * A monthly one moves on to its next month. What is over by `now` has none, and what is postponed one without a date.
 */
function entryOf<Event extends PlacedEvent>(
  event: Event,
  from: Date,
  now: Date,
): AgendaEntry<Event> | undefined {
  const { timeZone } = event.venue
  const isWeekly = event.recurrence.frequency === "weekly"
  const [first] = occurrences(event, timeZone, isWeekly || now < from ? from : now, 1)
  const last = isWeekly ? lastOccurrence(event, timeZone, from) : first
  const ends = last?.endsAt ?? ""
  if (first && new Date(ends) > now) return { event, first, ends }
  return event.status === "postponed" ? { event, first: NO_DATE, ends: LATER_THAN_ANY } : undefined
}

/**
 * What is to come: today first, then the weekend, then the rest of the week ahead, in which what is called off stands last,
 * then month by month, the next first, and at the end what is postponed and has no date.
 * Days and months are those of each venue's own calendar.
 * @param from the day the list is put in order for: what stands where does not change while the page is read
 * @param now what is over by then is left out
 */
export function agendaOf<Event extends PlacedEvent>(
  events: readonly Event[],
  from: Date,
  now: Date = from,
): readonly AgendaGroup<Event>[] {
  const groups = new Map<string, AgendaEntry<Event>[]>()
  for (const entry of events.flatMap((event) => entryOf(event, from, now) ?? []).sort(bySoonest)) {
    const { timeZone } = entry.event.venue
    const { day } = wallClock(new Date(entry.first.startsAt), timeZone)
    const today = wallClock(from, timeZone).day
    const isSoon = day < addDays(today, DAYS_AHEAD)
    const isOn = isSoon && !isCalledOff(entry.event)
    const isWeekend = isOn && isThisWeekend(entry.first, timeZone, from)
    const key =
      isOn && day <= today ? "today" : isWeekend ? "weekend" : isSoon ? "week" : day.slice(0, 7)
    groups.set(key, [...(groups.get(key) ?? []), entry])
  }
  const thisMonth = from.toISOString().slice(0, 7)
  const inOrder = [...groups].sort(([one], [other]) => rankOf(one) - rankOf(other))
  return inOrder.map(([key, entries]) => ({
    key,
    label:
      key === "today"
        ? labelOfToday(entries, now)
        : labelOf(key, thisMonth, groups.has("today") || groups.has("weekend")),
    entries:
      key === "week"
        ? [...entries].sort((a, b) => +isCalledOff(a.event) - +isCalledOff(b.event))
        : entries,
  }))
}

/** Groups that come before the months. */
const SOON = ["today", "weekend", "week"]

/** The largest number of what is none of them. */
const rankOf = (key: string): number => SOON.indexOf(key) >>> 0

/** "Tonight" where all begins this evening; of what was on when the page was made nothing may be left when it is read. */
function labelOfToday(entries: readonly AgendaEntry<PlacedEvent>[], now: Date): string {
  if (entries.every(({ first }) => new Date(first.endsAt) <= now)) return texts.theWeekAhead
  const isTonight = entries.every(({ event: { venue }, first }) => {
    const { day, time } = wallClock(new Date(first.startsAt), venue.timeZone)
    return time >= EVENING && day === wallClock(now, venue.timeZone).day
  })
  return isTonight ? texts.tonight : texts.today
}

/** "This weekend", "The week ahead" or what else is in it, "Later in November", "December 2026", "Postponed" */
function labelOf(key: string, thisMonth: string, hasSooner: boolean): string {
  if (key === "weekend") return texts.thisWeekend
  if (key === "week") return hasSooner ? texts.otherDaysOfTheWeek : texts.theWeekAhead
  if (LATER_THAN_ANY.startsWith(key)) return postponed
  return texts.monthHeading(key, key === thisMonth)
}
