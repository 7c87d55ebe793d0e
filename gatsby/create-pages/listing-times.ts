import type { RecurringEvent } from "../../shared/recurrence"
import { oneOf, required } from "../../src/content/content-error"
import { instant, optionalDay } from "../../src/content/day"
import {
  EVENT_STATUSES,
  eventDocument,
  mapRecurrence,
  type EventStatus,
} from "../../src/content/event-summary"
import type { SiteIndexQuery } from "../../src/content/generated/queries"
import { timeZone } from "../../src/content/hours"
import { venueDocument } from "../../src/content/venue"

type EventDocument = NonNullable<SiteIndexQuery["cms"]["Events"]>["docs"][number]
type JobDocument = NonNullable<SiteIndexQuery["cms"]["Jobs"]>["docs"][number]

/** What decides when an event is listed, and whether. */
export interface EventTimes extends RecurringEvent {
  title: string
  status: EventStatus
  venue: { timeZone: string }
}

/** @throws ContentError */
export function eventTimes(event: EventDocument): EventTimes {
  const document = eventDocument(event)
  const startsAt = instant(event.startsAt, document, "startsAt")
  const zone = timeZone(event.venue?.timeZone, venueDocument(event.venue ?? {}))
  return {
    title: required(event.title, document, "title", "a title"),
    status: oneOf(event.status, EVENT_STATUSES, document, "status"),
    venue: { timeZone: zone },
    startsAt,
    endsAt: instant(event.endsAt, document, "endsAt"),
    recurrence: mapRecurrence({ ...event, startsAt }, zone, document),
  }
}

/** What decides until when a position is listed. */
export interface JobClosing {
  closesOn?: string
  venue: { timeZone: string }
}

/** @throws ContentError */
export function jobClosing({ id, title, closesOn, venue }: JobDocument): JobClosing {
  return {
    closesOn: optionalDay(closesOn, { type: "Job", name: title, id }, "closesOn"),
    venue: { timeZone: timeZone(venue?.timeZone, venueDocument(venue ?? {})) },
  }
}
