import { addDays, wallClock } from "../shared/opening-hours"
import { instantOf, occurrences } from "../shared/recurrence"
import type { EventModel } from "../src/content/event"
import type { VenueHours } from "../src/content/hours"
import type { Job } from "../src/content/pages/job"

/** What of the content has a date, and with it makes pages out of date though nobody changes anything. */
export interface DatedContent {
  events: readonly Pick<EventModel, "title" | "startsAt" | "endsAt" | "recurrence" | "venue">[]
  jobs: readonly Pick<Job, "title" | "closesOn" | "venue">[]
  venues: readonly { name: string; hours: Pick<VenueHours, "timeZone" | "exceptions"> }[]
}

/** ISO 8601 in UTC, and what it is, for people. */
export interface Change {
  at: string
  what: string
}

/** Between which moments pages say the same. */
export interface Changes {
  last: Date
  next: Change | null
}

/**
 * The changes around a moment (lastChange, nextChange). Clocks of time zones are slow to ask: both are looked for again once
 * another moment is between others, or each time where there is no venue, whose days both would know of.
 */
export function changesOf(content: DatedContent): (now: Date) => Changes {
  let known: Changes | undefined
  return (now) => {
    const isBetween = known?.next && known.last <= now && now < new Date(known.next.at)
    if (!known || !isBetween || content.venues.length === 0)
      known = { last: lastChange(content, now), next: nextChange(content, now) }
    return known
  }
}

/**
 * The earliest moment after `now` at which a page says something that is over: an event ends, a job closes, an exception
 * to the hours begins or ends, or a day does at any of the venues, by its own clock.
 * @throws RangeError where a time zone is not an IANA name
 */
export function nextChange(content: DatedContent, now: Date): Change | null {
  const changes = [
    ...content.events.flatMap((event) => endsOf(event, now, 1)),
    ...fixedMoments(content),
    ...zonesOf(content).map((zone) => midnight(zone, now, 1)),
  ]
  let first: Moment | undefined
  for (const change of changes) {
    if (change.at > now && (!first || change.at < first.at)) first = change
  }
  return first ? { at: first.at.toISOString(), what: first.what } : null
}

/** Ends of one event that a day may have. */
const ENDS_A_DAY = 3

/**
 * The latest moment up to `now` at which pages came to say something else; a day begins in UTC where there is no venue.
 * Pages that are made for it are the same at any time until the next change, whenever they are made.
 * @throws RangeError where a time zone is not an IANA name
 */
export function lastChange(content: DatedContent, now: Date): Date {
  const zones = zonesOf(content)
  const days = (zones.length > 0 ? zones : ["UTC"]).map((zone) => midnight(zone, now, 0))
  const changes = [...days, ...fixedMoments(content)].filter(({ at }) => at <= now)
  let last = new Date(Math.max(...changes.map(({ at }) => at.getTime())))
  const since = last
  for (const event of content.events) {
    for (const { at } of endsOf(event, since, ENDS_A_DAY)) if (at <= now && at > last) last = at
  }
  return last
}

const zonesOf = ({ venues }: DatedContent): string[] => [
  ...new Set(venues.map(({ hours }) => hours.timeZone)),
]

/** Those that have one date, whether they have passed or not. */
const fixedMoments = ({ jobs, venues }: DatedContent): Moment[] => [
  ...jobs.flatMap(closingOfJob),
  ...venues.flatMap(exceptionsOf),
]

interface Moment {
  at: Date
  what: string
}

function endsOf(
  { title, venue, ...event }: DatedContent["events"][number],
  from: Date,
  most: number,
) {
  return occurrences(event, venue.timeZone, from, most).map(({ endsAt }): Moment => ({
    at: new Date(endsAt),
    what: `“${title}” ends`,
  }))
}

/** The last day is included. */
function closingOfJob({ title, closesOn, venue }: DatedContent["jobs"][number]): Moment[] {
  if (closesOn === undefined) return []
  return [{ at: startOf(addDays(closesOn, 1), venue.timeZone), what: `“${title}” closes` }]
}

function exceptionsOf({ name, hours }: DatedContent["venues"][number]): Moment[] {
  return hours.exceptions.flatMap(({ from, until = from }) => [
    { at: startOf(from, hours.timeZone), what: `different hours begin at ${name}` },
    { at: startOf(addDays(until, 1), hours.timeZone), what: `different hours end at ${name}` },
  ])
}

/** @param ahead 0: that of the day which it is; 1: the next */
function midnight(timeZone: string, now: Date, ahead: 0 | 1): Moment {
  const { day } = wallClock(now, timeZone)
  return {
    at: startOf(addDays(day, ahead), timeZone),
    what: `a new day begins in ${timeZone}`,
  }
}

/** Where the clock goes forward at midnight, the day begins when it has. */
const startOf = (day: string, timeZone: string): Date => instantOf(day, "00:00", timeZone)
