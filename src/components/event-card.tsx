import "./event-card.css"
import type { EventModel } from "../content/view-models"
import { eventStatus } from "./event-status"
import { formatInstant, formatRecurrence } from "./format"
import { Heading } from "./heading"
import { Picture } from "./picture"
import { Price } from "./price"
import { SiteLink } from "./site-link"
import { Tag } from "./tag"

/** One event in short; leads to its place on the events page. */
export function EventCard({
  event,
  headingLevel = 3,
}: {
  event: EventModel
  headingLevel?: 2 | 3
}) {
  const { timeZone } = event.venue
  const recurrence = formatRecurrence(event)
  const status = eventStatus(event.status)
  const time = `${formatInstant(event.startsAt, timeZone, "time")}–${formatInstant(event.endsAt, timeZone, "time")}`
  return (
    <article className="event-card">
      <Picture
        className="event-card__picture"
        image={event.image}
        ratio="3 / 2"
        sizes="(min-width: 75em) 26vw, (min-width: 48em) 44vw, 92vw"
      />
      <p className="event-card__when">
        {recurrence ?? (
          <time dateTime={event.startsAt}>
            {formatInstant(event.startsAt, timeZone, "dayShort")}
          </time>
        )}
        , {time}
      </p>
      <Heading level={headingLevel} className="event-card__title">
        <SiteLink className="event-card__link" href={`/whatson#${event.slug}`}>
          {event.title}
        </SiteLink>
      </Heading>
      <p className="event-card__summary">{event.summary}</p>
      <p className="event-card__facts">
        {status && <Tag tone={status.tone}>{status.label}</Tag>}
        <span>
          {event.venue.name}
          {!event.venue.name.includes(event.venue.city) && `, ${event.venue.city}`}
        </span>
        {event.price && <Price money={event.price} />}
      </p>
    </article>
  )
}
