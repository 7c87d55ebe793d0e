import { byTime } from "../../shared/by-time"
import { eventDates, type RecurringEvent } from "../../shared/recurrence"
import { isCalledOff } from "./called-off"
import type { EventStatus } from "./event-summary"
import { byAlphabet } from "../texts/intl"

interface ListedEvent extends RecurringEvent {
  title: string
  status: EventStatus
  venue: { timeZone: string }
}

/**
 * The `count` events that come next at `from`, soonest first, each with the times of its next occurrence. One that was moved
 * stands for itself: it is not what is on every Thursday.
 * What is cancelled or postponed is no invitation, so it is left to the events page.
 */
export function nextEvents<Event extends ListedEvent>(
  events: readonly Event[],
  from: Date,
  count: number,
): Event[] {
  return events
    .filter((event) => !isCalledOff(event))
    .flatMap((event) => nextOf(event, from) ?? [])
    .sort((a, b) => byTime(a.startsAt, b.startsAt) || byAlphabet(a.title, b.title))
    .slice(0, count)
}

function nextOf<Event extends ListedEvent>(event: Event, from: Date): Event | undefined {
  for (const { announced, now } of eventDates(event, event.venue.timeZone, from)) {
    if (!now) continue
    return { ...event, ...now, ...(now === announced ? {} : { recurrence: { frequency: "none" } }) }
  }
  return undefined
}
