import { getOrMake } from "../../lib/get-or-make"
import { nextEvents } from "../../src/content/next-events"
import { isOpen } from "../../src/content/open-jobs"
import { agendaOf } from "../../src/views/whats-on/whats-on-agenda"
import type { IndexedEvent, IndexedJob } from "./site-index"

/** Twice as many as a page shows as cards: the others take the places of those that end before the site is built anew. */
const NEXT_EVENTS = 6

type Events = readonly IndexedEvent[]

/**
 * Slugs of the events that the page of events asks for, in its order, by which it is cut into pages: what is over at `now` no
 * page shows, and there is more of that every year. When one of them ends the site is built anew (next-change.ts).
 */
export const upcomingEvents = (events: Events, now: Date): string[] => [
  ...unreadable(events),
  ...agendaOf(
    events.flatMap(({ times, slug }) => (times ? { ...times, slug } : [])),
    now,
  ).flatMap(({ entries }) => entries.map(({ event }) => event.slug)),
]

/** Whoever shows them says what is wrong with them. */
const unreadable = (events: Events): string[] =>
  events.filter(({ times }) => !times).map(({ slug }) => slug)

/** Those that come next, of all or of the wanted. */
export const eventsAhead = (
  events: Events,
  now: Date,
  isWanted: (event: IndexedEvent) => boolean = () => true,
): string[] => [
  ...unreadable(events.filter(isWanted)),
  ...inOrder(events, now)
    .filter(isWanted)
    .slice(0, NEXT_EVENTS)
    .map(({ slug }) => slug),
]

/** What else comes next at the venue of the event with that slug; where nothing does, in the whole group. */
export function otherEvents(slug: string, events: Events, now: Date): string[] {
  const { venueOf, atVenue } = venuesIn(events)
  const othersOf = (among: Events): string[] =>
    eventsAhead(among, now, (event) => event.slug !== slug)
  const there = othersOf(atVenue.get(venueOf.get(slug)) ?? [])
  return there.length > 0 ? there : othersOf(events)
}

interface Venues {
  /** Of each event, by its slug. */
  venueOf: ReadonlyMap<string, IndexedEvent["venueId"]>
  atVenue: ReadonlyMap<IndexedEvent["venueId"], Events>
}

const venues = new WeakMap<Events, Venues>()

const venuesIn = (events: Events): Venues =>
  getOrMake(venues, events, () => {
    const atVenue = new Map<IndexedEvent["venueId"], IndexedEvent[]>()
    for (const event of events) getOrMake(atVenue, event.venueId, () => []).push(event)
    return { venueOf: new Map(events.map(({ slug, venueId }) => [slug, venueId])), atVenue }
  })

export const openJobs = (jobs: readonly IndexedJob[], now: Date): string[] =>
  jobs.filter(({ closing }) => !closing || isOpen(closing, now)).map(({ slug }) => slug)

const orders = new WeakMap<Events, { at: number; events: Events }>()

/** All that are still to come, soonest first. Put in order once, for each of their pages asks. */
function inOrder(events: Events, now: Date): Events {
  const known = orders.get(events)
  if (known?.at === now.getTime()) return known.events
  const found = nextEvents(
    events.flatMap((event) => (event.times ? { ...event.times, event } : [])),
    now,
    Infinity,
  ).map(({ event }) => event)
  orders.set(events, { at: now.getTime(), events: found })
  return found
}
