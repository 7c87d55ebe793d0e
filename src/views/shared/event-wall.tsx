import { EventCard } from "../../ui/event-card"
import type { EventSummary } from "../../content/event-summary"
import "./event-wall.css"

const SIZES = {
  single: "(min-width: 40em) 15rem, 37vw",
  several: "(min-width: 90em) 16rem, (min-width: 60em) 18vw, (min-width: 40em) 30vw, 62vw",
}

/** A few events as posters on a wall. */
export function EventWall({
  events,
  showVenue,
}: {
  events: readonly EventSummary[]
  /** Where all are at one venue, which the page names, they need not. */
  showVenue: boolean
}) {
  const lies = events.length === 1 ? "single" : "several"
  return (
    <ul className={`event-wall event-wall--${lies}`}>
      {events.map((event) => (
        <li key={event.slug} className="event-wall__item">
          <EventCard event={event} sizes={SIZES[lies]} showVenue={showVenue} />
        </li>
      ))}
    </ul>
  )
}
