import { EVENT_TYPES, type EventType } from "../../../shared/event-types"
import { occurrences } from "../../../shared/recurrence"
import type { EventModel } from "../../content/event"
import { byTrading } from "../../content/trading"
import type { Choice } from "../../ui/choice-chips"
import { byAlphabet } from "../../texts/intl"
import * as texts from "../../texts/events"
import { isThisWeekend } from "../shared/this-weekend"

export const VIEWS = [
  { value: "", label: texts.allDates },
  { value: "weekend", label: texts.thisWeekend },
  { value: "month", label: texts.byMonth },
] as const

export interface WhatsOnFilter {
  /** Nothing for the list of all dates. */
  view: (typeof VIEWS)[number]["value"]
  /** Nothing for all kinds. */
  type: EventType | ""
  /** Slug; nothing for all venues. */
  venue: string
}

export const typeChoices = (events: readonly EventModel[]): Choice[] =>
  (Object.keys(EVENT_TYPES) as EventType[])
    .filter((value) => events.some(({ type }) => type === value))
    .map((value) => ({ value, label: texts.TYPES[value] }))

export const venueChoices = (events: readonly EventModel[]): Choice[] =>
  [...new Map(events.map(({ venue }) => [venue.slug, venue])).values()]
    .sort((a, b) => byTrading(a, b) || byAlphabet(a.name, b.name))
    .map(({ slug, name, city }) => ({ value: slug, label: `${name}, ${city}` }))

/** What the address asks for; what is not to be had counts as not asked for. */
export function filterFromQuery(
  query: URLSearchParams,
  types: readonly Choice[],
  venues: readonly Choice[],
): WhatsOnFilter {
  const asked = (name: string, choices: readonly Choice[]): string =>
    choices.find(({ value }) => value === query.get(name))?.value ?? ""
  return {
    view: asked("view", VIEWS) as WhatsOnFilter["view"],
    type: asked("type", types) as WhatsOnFilter["type"],
    venue: asked("venue", venues),
  }
}

/** More dates than any event has on a weekend and the week before it. */
const DATES_TO_LOOK_AT = 10

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
        occurrences(event, event.venue.timeZone, from, DATES_TO_LOOK_AT).some((date) =>
          isThisWeekend(date, event.venue.timeZone, from),
        )),
  )
