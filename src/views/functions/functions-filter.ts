import { hoursOn, isCalendarDay, wallClock } from "../../../shared/opening-hours"
import type { FunctionSpace } from "../../content/function-space"
import { byTrading } from "../../content/trading"
import * as texts from "../../texts/functions"
import { byAlphabet } from "../../texts/intl"
import type { Choice } from "../../ui/choice-chips"
import { guestsFrom } from "./space-fit"

export interface FunctionsFilter {
  guests: number | undefined
  /** Slug; nothing for all venues. */
  venue: string
  /** `YYYY-MM-DD`; nothing for any day. */
  day: string
}

export const venueChoices = (spaces: readonly FunctionSpace[]): Choice[] =>
  [...new Map(spaces.map(({ venue }) => [venue.slug, venue])).values()]
    .sort((a, b) => byTrading(a.hours, b.hours) || byAlphabet(a.name, b.name))
    .map(({ slug, name }) => ({ value: slug, label: name }))

/** `YYYY-MM-DD`: the day that it is at the venue; where none is chosen, the earliest that it is at any. */
export const todayAt = (spaces: readonly FunctionSpace[], venue: string, now: Date): string =>
  spacesFor(spaces, { venue, day: "" })
    .map((space) => wallClock(now, space.venue.hours.timeZone).day)
    .sort()[0] ?? ""

/** What is wrong with what was asked for, in words. */
export interface FilterProblems {
  guests?: string
  day?: string
}

/**
 * What the address asks for; what cannot be counts as not asked for, and is told.
 * @param now until it is known no day is
 */
export function filterFromQuery(
  query: URLSearchParams,
  spaces: readonly FunctionSpace[],
  now: Date | undefined,
): { filter: FunctionsFilter; today: string | undefined; problems: FilterProblems } {
  const asked = (name: keyof FunctionsFilter): string => query.get(name) ?? ""
  const venue = spaces.some((space) => space.venue.slug === asked("venue")) ? asked("venue") : ""
  const today = now && todayAt(spaces, venue, now)
  const guests = guestsFrom(asked("guests"))
  const day = today === undefined ? "" : asked("day")
  const wrongWithDay = problemWithDay(day, today ?? "")
  return {
    filter: { guests, venue, day: wrongWithDay ? "" : day },
    today,
    problems: {
      guests: asked("guests") && guests === undefined ? texts.noSuchGuests : undefined,
      day: wrongWithDay,
    },
  }
}

function problemWithDay(day: string, today: string): string | undefined {
  if (day === "") return undefined
  if (!isCalendarDay(day)) return texts.noSuchDay
  return day < today ? texts.dayIsOver : undefined
}

/** The spaces at the venue, if one is asked for, whose doors are open on the day. */
export const spacesFor = (
  spaces: readonly FunctionSpace[],
  { venue, day }: Pick<FunctionsFilter, "venue" | "day">,
): readonly FunctionSpace[] =>
  spaces.filter(
    (space) =>
      (!venue || space.venue.slug === venue) &&
      (!day || hoursOn(space.venue.hours, day).periods.length > 0),
  )
