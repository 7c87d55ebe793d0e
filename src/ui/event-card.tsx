import "./event-card.css"
import { routeTo } from "../../shared/paths"
import type { EventSummary } from "../content/event-summary"
import { EventPoster } from "./event-poster"
import { EventPrice } from "./event-price"
import { SiteLink } from "./site-link"
import { formatInstant } from "../texts/calendar"
import { formatInstants, formatRecurrence } from "../texts/recurrence"

/** One event as a poster; leads to its page. */
export function EventCard({
  event,
  sizes,
  showVenue,
}: {
  event: EventSummary
  /** How wide the poster is laid out. */
  sizes: string
  /** A venue's own page need not name it. */
  showVenue: boolean
}) {
  const { venue, startsAt, endsAt, status, price } = event
  const recurrence = formatRecurrence(event)
  const time = formatInstants(startsAt, endsAt, venue.timeZone)
  return (
    <article className="event-card">
      <EventPoster image={event.image} status={status} sizes={sizes}>
        <h3 className="event-card__title">
          <SiteLink className="event-card__link" href={routeTo("events", event.slug)}>
            {event.title}
          </SiteLink>
        </h3>
        <p className="event-card__when">
          {recurrence ?? (
            <time dateTime={startsAt}>{formatInstant(startsAt, venue.timeZone, "dayShort")}</time>
          )}
          , {time}
        </p>
        {(showVenue || price) && (
          <p className="event-card__facts">
            {showVenue && (
              <span>
                {venue.name}, {venue.city}
              </span>
            )}
            {price && <EventPrice money={price} />}
          </p>
        )}
      </EventPoster>
    </article>
  )
}
