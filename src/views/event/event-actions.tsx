import type { Occurrence } from "../../../shared/recurrence"
import type { EventPageModel } from "../../content/pages/event"
import { EventPrice } from "../../ui/event-price"
import { Share } from "../../ui/share"
import { EventCalendar } from "../shared/event-calendar"
import { EventCall } from "../shared/event-call"
import { EventWayIn } from "../shared/event-way-in"
import * as texts from "../../texts/events"
import "./event-actions.css"

interface Props {
  model: EventPageModel
  /** The date that comes next; of what is postponed, it may have passed. */
  next: Occurrence
  now: Date
}

/** What it costs, and what a guest can do about an event that is still to come. */
export function EventActions({ model, next, now }: Props) {
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
        <EventWayIn event={model.event} next={next} now={now} />
        <EventCall event={model.event} />
        {new Date(next.endsAt) > now && (
          <EventCalendar className="event-actions__calendar" event={model.event} />
        )}
      </p>
      <Share title={title} />
    </div>
  )
}
