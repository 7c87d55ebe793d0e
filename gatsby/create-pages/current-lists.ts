import { occurrences } from "../../shared/recurrence"
import { nextEvents } from "../../src/content/next-events"
import { isOpen } from "../../src/content/open-jobs"
import type { IndexedEvent, IndexedJob } from "./site-index"

/** Twice as many as a page shows as cards: the others take the places of those that end before the site is built anew. */
const NEXT_EVENTS = 6

/**
 * Slugs of the events a page asks for: what is over at `now` no page shows, and there is more of that every year. When
 * one of them ends the site is built anew (next-change.ts).
 */
export const upcomingEvents = (events: readonly IndexedEvent[], now: Date): string[] =>
  events
    .filter(({ times }) => !times || occurrences(times, times.venue.timeZone, now, 1).length > 0)
    .map(({ slug }) => slug)

/** Those that come next. */
export const eventsAhead = (events: readonly IndexedEvent[], now: Date): string[] => [
  ...events.filter(({ times }) => !times).map(({ slug }) => slug),
  ...nextEvents(
    events.flatMap(({ slug, times }) => (times ? { slug, ...times } : [])),
    now,
    NEXT_EVENTS,
  ).map(({ slug }) => slug),
]

/** What else comes next at the venue of the event with that slug; where nothing does, in the whole group. */
export function otherEvents(slug: string, events: readonly IndexedEvent[], now: Date): string[] {
  const venueId = events.find((event) => event.slug === slug)?.venueId
  const others = events.filter((event) => event.slug !== slug)
  const there = eventsAhead(
    others.filter((event) => event.venueId === venueId),
    now,
  )
  return there.length > 0 ? there : eventsAhead(others, now)
}

export const openJobs = (jobs: readonly IndexedJob[], now: Date): string[] =>
  jobs.filter(({ closing }) => !closing || isOpen(closing, now)).map(({ slug }) => slug)
