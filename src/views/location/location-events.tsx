import { EventCard } from "../../ui/event-card"
import type { EventSummary } from "../../content/event-summary"
import "./location-events.css"

const SIZES = {
  single: "(min-width: 40em) 15rem, 37vw",
  several: "(min-width: 90em) 16rem, (min-width: 60em) 18vw, (min-width: 40em) 30vw, 62vw",
}

/** What happens here next, as posters on the wall. */
export function LocationEvents({ events }: { events: readonly EventSummary[] }) {
  if (events.length === 0) return null
  const lies = events.length === 1 ? "single" : "several"
  return (
    <section
      className="container location-view__section location-view__section--hung"
      aria-labelledby="whats-on"
    >
      <h2 id="whats-on">What’s on here</h2>
      <ul className={`location-events__wall location-events__wall--${lies}`}>
        {events.map((event) => (
          <li key={event.slug} className="location-events__item">
            <EventCard event={event} sizes={SIZES[lies]} showVenue={false} />
          </li>
        ))}
      </ul>
    </section>
  )
}
