import { eventStatus } from "../../components/event-status"
import { formatInstant, formatRecurrence } from "../../components/format"
import { Picture } from "../../components/picture"
import { Price } from "../../components/price"
import { SiteLink } from "../../components/site-link"
import { Tag } from "../../components/tag"
import type { EventModel } from "../../content/view-models"
import "./location-events.css"

function Poster({ event }: { event: EventModel }) {
  const { timeZone } = event.venue
  const status = eventStatus(event.status)
  return (
    <article className="location-events__poster">
      <Picture
        image={event.image}
        ratio="3 / 4"
        sizes="(min-width: 60em) 22vw, (min-width: 40em) 30vw, 46vw"
      />
      <p className="location-events__when">
        {formatRecurrence(event) ?? (
          <time dateTime={event.startsAt}>
            {formatInstant(event.startsAt, timeZone, "dayShort")}
          </time>
        )}
        , {formatInstant(event.startsAt, timeZone, "time")}
      </p>
      <h3 className="location-events__title">
        <SiteLink className="location-events__link" href={`/whatson#${event.slug}`}>
          {event.title}
        </SiteLink>
      </h3>
      <p className="location-events__facts">
        {event.price && <Price money={event.price} />}
        {status && <Tag tone={status.tone}>{status.label}</Tag>}
      </p>
    </article>
  )
}

/** What happens here next, as posters on the wall. */
export function LocationEvents({ events }: { events: readonly EventModel[] }) {
  if (events.length === 0) return null
  return (
    <section className="container location-view__section" aria-labelledby="whats-on">
      <h2 id="whats-on">What’s on here</h2>
      <ul className={`location-events${events.length === 1 ? " location-events--single" : ""}`}>
        {events.map((event) => (
          <li key={event.slug}>
            <Poster event={event} />
          </li>
        ))}
      </ul>
    </section>
  )
}
