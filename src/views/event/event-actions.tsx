import type { Occurrence } from "../../../shared/recurrence"
import type { EventPageModel } from "../../content/pages/event"
import { EventPrice } from "../../ui/event-price"
import { Share } from "../../ui/share"
import { SiteLink } from "../../ui/site-link"
import { heard, words } from "../../ui/words"
import { EventCalendar } from "../shared/event-calendar"
import { EventCall } from "../shared/event-call"
import { EventTable } from "./event-table"
import * as texts from "../../texts/events"
import "./event-actions.css"

interface Props {
  model: EventPageModel
  /** The date that comes next. */
  next: Occurrence
  now: Date
}

/** How one gets in: a ticket where they are sold, else a table at the venue on the day that comes next. */
function WayIn({ model, next, now }: Props) {
  const { status, ticketUrl, title, venue } = model.event
  if (status !== "scheduled") return null
  if (ticketUrl) {
    return (
      <SiteLink className="button" href={ticketUrl}>
        <span>{words(texts.tickets(title, heard))}</span>
      </SiteLink>
    )
  }
  return (
    <EventTable model={model} date={next} now={now}>
      {words(texts.bookATableAt(venue.name, heard))}
    </EventTable>
  )
}

/** What it costs, and what a guest can do about an event that is still to come. */
export function EventActions(props: Props) {
  const { model } = props
  const { price, priceNote, placesLeft, status, title } = model.event
  return (
    <div className="event-actions">
      {status !== "cancelled" && (price ?? priceNote ?? placesLeft) !== undefined && (
        <p className="event-actions__price">
          {price && (
            <strong className="event-actions__amount">
              <EventPrice money={price} />
            </strong>
          )}
          {priceNote && <span>{priceNote}</span>}
          {status === "scheduled" && placesLeft !== undefined && (
            <strong>{texts.placesLeft(placesLeft)}</strong>
          )}
        </p>
      )}
      <p className="actions">
        <WayIn {...props} />
        <EventCall event={model.event} />
        <EventCalendar className="event-actions__calendar" event={model.event} />
      </p>
      <Share title={title} />
    </div>
  )
}
