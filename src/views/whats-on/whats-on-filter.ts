import { EVENT_TYPES, type EventType } from "../../../shared/event-types"
import { addDays, wallClock, WEEKDAYS, weekdayOf } from "../../../shared/opening-hours"
import { occurrences } from "../../../shared/recurrence"
import type { EventModel } from "../../content/event"
import type { Choice } from "../../ui/choice-chips"
import { byAlphabet } from "../../texts/intl"
import * as texts from "../../texts/events"

export const VIEWS = ["", "weekend", "month"] as const

export interface WhatsOnFilter {
  /** Nothing for the list of all dates. */
  view: (typeof VIEWS)[number]
  /** Nothing for all kinds. */
  type: EventType | ""
  /** Slug; nothing for all venues. */
  venue: string
}

export const typeChoices = (events: readonly EventModel[]): Choice[] =>
  (Object.keys(EVENT_TYPES) as EventType[])
    .filter((value) => events.some(({ type }) => type === value))
    .map((value) => ({ value, label: texts.TYPES[value] }))

export function venueChoices(events: readonly EventModel[]): Choice[] {
  const names = new Map(
    events.map(({ venue: { slug, name, city } }) => [slug, `${name}, ${city}`] as const),
  )
  return [...names]
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => byAlphabet(a.label, b.label))
}

/** What the address asks for; what is not to be had counts as not asked for. */
export function filterFromQuery(
  query: URLSearchParams,
  types: readonly Choice[],
  venues: readonly Choice[],
): WhatsOnFilter {
  const asked = (name: string, values: readonly string[]): string => {
    const value = query.get(name) ?? ""
    return values.includes(value) ? value : ""
  }
  const valuesOf = (choices: readonly Choice[]): string[] => choices.map(({ value }) => value)
  return {
    view: asked("view", VIEWS) as WhatsOnFilter["view"],
    type: asked("type", valuesOf(types)) as WhatsOnFilter["type"],
    venue: asked("venue", valuesOf(venues)),
  }
}

/** More dates than any event has on a weekend and the week before it. */
const DATES_TO_LOOK_AT = 10
const EVENING = "17:00"

/**
 * Whether a date is on the weekend that comes next or goes on: from Friday evening to Sunday, by the clock of the place.
 */
function isThisWeekend(startsAt: string, timeZone: string, from: Date): boolean {
  const today = wallClock(from, timeZone).day
  const saturday = addDays(today, WEEKDAYS.indexOf("saturday") - WEEKDAYS.indexOf(weekdayOf(today)))
  const { day, time } = wallClock(new Date(startsAt), timeZone)
  return (
    day === saturday ||
    day === addDays(saturday, 1) ||
    (day === addDays(saturday, -1) && time >= EVENING)
  )
}

/** @param from what has ended by then is not on */
export const filterEvents = (
  events: readonly EventModel[],
  { view, type, venue }: WhatsOnFilter,
  from: Date,
): readonly EventModel[] =>
  events.filter(
    (event) =>
      (type === "" || event.type === type) &&
      (venue === "" || event.venue.slug === venue) &&
      (view !== "weekend" ||
        occurrences(event, event.venue.timeZone, from, DATES_TO_LOOK_AT).some(({ startsAt }) =>
          isThisWeekend(startsAt, event.venue.timeZone, from),
        )),
  )
