import { hoursOn, isCalendarDay } from "../../../shared/opening-hours"
import type { FunctionSpace } from "../../content/function-space"
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

export function venueChoices(spaces: readonly FunctionSpace[]): Choice[] {
  const names = new Map(spaces.map(({ venue: { slug, name } }) => [slug, name]))
  return [...names]
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => byAlphabet(a.label, b.label))
}

/** What the address asks for; what cannot be counts as not asked for. */
export function filterFromQuery(
  query: URLSearchParams,
  venues: readonly Choice[],
): FunctionsFilter {
  const venue = query.get("venue") ?? ""
  const day = query.get("day") ?? ""
  return {
    guests: guestsFrom(query.get("guests") ?? ""),
    venue: venues.some(({ value }) => value === venue) ? venue : "",
    day: isCalendarDay(day) ? day : "",
  }
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
