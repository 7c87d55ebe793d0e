import { CALENDAR_OF_ALL, calendarOfVenue } from "../../../shared/calendar-paths"
import type { EventModel } from "../../content/event"
import * as texts from "../../texts/events"
import "./whats-on-subscription.css"

/**
 * The events as a calendar to subscribe to. Phones know `webcal:`; whoever has another calendar gives it the address.
 * @param siteUrl public address, without a slash at its end
 * @param venue whose events; none for all
 */
export function WhatsOnSubscription({
  siteUrl,
  venue,
}: {
  siteUrl: string
  venue: EventModel["venue"] | undefined
}) {
  const path = venue ? calendarOfVenue(venue.slug) : CALENDAR_OF_ALL
  return (
    <section className="whats-on-subscription" aria-labelledby="subscribe">
      <h2 id="subscribe">{texts.subscribeTitle}</h2>
      <p>{texts.subscribeLead(venue?.name)}</p>
      <p className="actions">
        <a
          className="button button--quiet"
          href={`${siteUrl.replace(/^https?:/, "webcal:")}${path}`}
        >
          <span>{texts.subscribe}</span>
        </a>
        <a className="whats-on-subscription__address" href={path}>
          <span>{texts.calendarAddress}</span>
        </a>
      </p>
    </section>
  )
}
