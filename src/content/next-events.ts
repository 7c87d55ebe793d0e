import { occurrences, type RecurringEvent } from "../../shared/recurrence"
import { isCalledOff } from "./called-off"
import type { EventStatus } from "./event-summary"
import { byAlphabet } from "../texts/intl"

interface ListedEvent extends RecurringEvent {
  title: string
  status: EventStatus
  venue: { timeZone: string }
}

/**
 * The `count` events that come next at `from`, soonest first, each with the times of its next occurrence.
 * What is cancelled or postponed is no invitation, so it is left to the events page.
 */
export function nextEvents<Event extends ListedEvent>(
  events: readonly Event[],
  from: Date,
  count: number,
): Event[] {
  return events
    .filter((event) => !isCalledOff(event))
    .flatMap((event) =>
      occurrences(event, event.venue.timeZone, from, 1).map((next) => ({ ...event, ...next })),
    )
    .sort((a, b) => a.startsAt.localeCompare(b.startsAt) || byAlphabet(a.title, b.title))
    .slice(0, count)
}
