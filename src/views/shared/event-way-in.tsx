import type { Occurrence } from "../../../shared/recurrence"
import type { EventModel } from "../../content/event"
import { SiteLink } from "../../ui/site-link"
import { heard, words } from "../../ui/words"
import * as texts from "../../texts/events"
import { EventTable } from "./event-table"

/** How one gets in: a ticket where they are sold, else a table at the venue on the day that comes next. */
export function EventWayIn({
  event,
  next,
  now,
}: {
  event: EventModel
  /** The date that comes next. */
  next: Occurrence
  now: Date
}) {
  const { status, ticketUrl, title, venue } = event
  if (status !== "scheduled") return null
  if (ticketUrl) {
    return (
      <SiteLink className="button" href={ticketUrl}>
        <span>{words(texts.tickets(title, heard))}</span>
      </SiteLink>
    )
  }
  return (
    <EventTable event={event} date={next} now={now}>
      {words(texts.bookATableAt(venue.name, heard))}
    </EventTable>
  )
}
