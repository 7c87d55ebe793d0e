import "./home-events.css"
import { PAGE_PATHS } from "../../../shared/paths"
import { eventStatus } from "../../components/event-status"
import { formatInstant, formatRecurrence } from "../../components/format"
import { Picture } from "../../components/picture"
import { Price } from "../../components/price"
import { SiteLink } from "../../components/site-link"
import { Tag } from "../../components/tag"
import type { EventModel } from "../../content/view-models"

function Poster({ event }: { event: EventModel }) {
  const { timeZone } = event.venue
  const status = eventStatus(event.status)
  return (
    <article className="home-events__poster">
      <Picture
        className="home-events__picture"
        image={event.image}
        ratio="3 / 4"
        sizes="(min-width: 92em) 31rem, (min-width: 60em) 34vw, 68vw"
      />
      <div className="home-events__words">
        <p className="home-events__when">
          {formatRecurrence(event) ?? (
            <time dateTime={event.startsAt}>
              {formatInstant(event.startsAt, timeZone, "dayShort")}
            </time>
          )}
          , {formatInstant(event.startsAt, timeZone, "time")}
        </p>
        <h3 className="home-events__title">
          <SiteLink className="home-events__link" href={`${PAGE_PATHS.whatson}#${event.slug}`}>
            {event.title}
          </SiteLink>
        </h3>
        <p className="home-events__facts">
          <span>{event.venue.name}</span>
          {event.price && <Price money={event.price} />}
          {status && <Tag tone={status.tone}>{status.label}</Tag>}
        </p>
      </div>
    </article>
  )
}

/** What comes next, as posters on the wall. */
export function HomeEvents({ events }: { events: readonly EventModel[] }) {
  return (
    <section className="home-events" aria-labelledby="home-events">
      <div className="container home-view__head">
        <h2 id="home-events">What’s on</h2>
        <SiteLink className="home-view__all" href={PAGE_PATHS.whatson}>
          All events
        </SiteLink>
      </div>
      {events.length > 0 ? (
        <ul className="home-events__posters">
          {events.map((event) => (
            <li key={event.slug} className="home-events__item">
              <Poster event={event} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="container lead">Nothing in the diary just now. New dates are on their way.</p>
      )}
    </section>
  )
}
