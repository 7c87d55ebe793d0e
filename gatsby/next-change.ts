import { addDays, wallClock } from "../shared/opening-hours"
import { instantOf, occurrences } from "../shared/recurrence"
import type { EventModel } from "../src/content/event"
import type { VenueHours } from "../src/content/hours"
import type { Job } from "../src/content/job"

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

/**
 * The earliest moment after `now` at which a page says something that is over: an event ends, a job closes, an exception
 * to the hours begins or ends, or a day does at any of the venues, by its own clock.
 * @throws RangeError where a time zone is not an IANA name
 */
export function nextChange(content: DatedContent, now: Date): Change | null {
  const changes = [
    ...content.events.flatMap((event) => endOfEvent(event, now)),
    ...content.jobs.map(closingOfJob),
    ...content.venues.flatMap((venue) => exceptionsOf(venue)),
    ...new Set(content.venues.map(({ hours }) => hours.timeZone)),
  ].map((change) => (typeof change === "string" ? nextMidnight(change, now) : change))
  let first: { at: Date; what: string } | undefined
  for (const change of changes) {
    if (change && change.at > now && (!first || change.at < first.at)) first = change
  }
  return first ? { at: first.at.toISOString(), what: first.what } : null
}

interface Moment {
  at: Date
  what: string
}

function endOfEvent({ title, venue, ...event }: DatedContent["events"][number], now: Date) {
  return occurrences(event, venue.timeZone, now, 1).map(({ endsAt }): Moment => ({
    at: new Date(endsAt),
    what: `“${title}” ends`,
  }))
}

/** The last day is included. */
function closingOfJob({ title, closesOn, venue }: DatedContent["jobs"][number]) {
  if (closesOn === undefined) return undefined
  return { at: startOf(addDays(closesOn, 1), venue.timeZone), what: `“${title}” closes` }
}

function exceptionsOf({ name, hours }: DatedContent["venues"][number]): Moment[] {
  return hours.exceptions.flatMap(({ from, until = from }) => [
    { at: startOf(from, hours.timeZone), what: `different hours begin at ${name}` },
    { at: startOf(addDays(until, 1), hours.timeZone), what: `different hours end at ${name}` },
  ])
}

function nextMidnight(timeZone: string, now: Date): Moment {
  const { day } = wallClock(now, timeZone)
  return { at: startOf(addDays(day, 1), timeZone), what: `a new day begins in ${timeZone}` }
}

/** Where the clock goes forward at midnight, the day begins when it has. */
const startOf = (day: string, timeZone: string): Date => instantOf(day, "00:00", timeZone)
