import type { EventSummary } from "../../content/event-summary"
import { EventWall } from "../shared/event-wall"
import * as texts from "../../texts/location"

/** What happens here next, as posters on the wall. */
export function LocationEvents({ events }: { events: readonly EventSummary[] }) {
  if (events.length === 0) return null
  return (
    <section
      className="container location-view__section location-view__section--hung"
      aria-labelledby="whats-on"
    >
      <h2 id="whats-on">{texts.whatsOnHere}</h2>
      <EventWall events={events} showVenue={false} />
    </section>
  )
}
