import { calendarOfVenue } from "../../../shared/calendar-paths"
import { routeTo } from "../../../shared/paths"
import type { EventSummary } from "../../content/event-summary"
import { CalendarLinks } from "../shared/calendar-links"
import { EventWall } from "../shared/event-wall"
import * as texts from "../../texts/location"
import { SiteLink } from "../../ui/site-link"
import { heard, words } from "../../ui/words"

/**
 * What happens here next, as posters on the wall, and as a calendar.
 * @param siteUrl address of the site, part of the calendar's
 */
export function LocationEvents({
  events,
  siteUrl,
}: {
  events: readonly EventSummary[]
  siteUrl: string
}) {
  const venue = events[0]?.venue
  if (!venue) return null
  return (
    <section
      className="container location-view__section location-view__section--hung"
      aria-labelledby="whats-on"
    >
      <div>
        <h2 id="whats-on">{texts.whatsOnHere}</h2>
        <p>
          <SiteLink href={routeTo("whatson", { query: { venue: venue.slug } })}>
            {words(texts.allEventsHere(venue.name, heard))}
          </SiteLink>
        </p>
        <CalendarLinks siteUrl={siteUrl} path={calendarOfVenue(venue.slug)} venue={venue.name} />
      </div>
      <EventWall events={events} showVenue={false} />
    </section>
  )
}
