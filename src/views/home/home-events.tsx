import "./home-events.css"
import { routeTo } from "../../../shared/paths"
import { EventCard } from "../../ui/event-card"
import { SiteLink } from "../../ui/site-link"
import type { EventSummary } from "../../content/event-summary"
import * as texts from "../../texts/home"

const SIZES = "(min-width: 92em) 31rem, (min-width: 60em) 34vw, 68vw"

/** What comes next, as posters on the wall. */
export function HomeEvents({ events }: { events: readonly EventSummary[] }) {
  return (
    <section className="home-events" aria-labelledby="home-events">
      <div className="container home-view__head">
        <h2 id="home-events">{texts.whatsOn}</h2>
        <SiteLink className="home-view__all" href={routeTo("whatson")}>
          {texts.allEvents}
        </SiteLink>
      </div>
      {events.length > 0 ? (
        <ul className="home-events__posters">
          {events.map((event) => (
            <li key={event.slug} className="home-events__item">
              <EventCard event={event} sizes={SIZES} showVenue />
            </li>
          ))}
        </ul>
      ) : (
        <div className="container">
          <p className="lead">{texts.noEvents}</p>
        </div>
      )}
    </section>
  )
}
