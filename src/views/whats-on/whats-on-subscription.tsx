import { CALENDAR_OF_ALL, calendarOfVenue } from "../../../shared/calendar-paths"
import * as texts from "../../texts/calendar-feeds"
import type { Choice } from "../../ui/choice-chips"
import { heard, words } from "../../ui/words"
import { CalendarLinks, subscription } from "../shared/calendar-links"
import "../../ui/disclosure.css"
import "./whats-on-subscription.css"

/** Calendars in a list of them; each is eight elements. */
const MOST_VENUES = 12

/**
 * The events as a calendar to subscribe to, and those of each venue; where these are many, each offers its own on its page.
 * @param siteUrl public address, without a slash at its end
 * @param venues by their slugs
 * @param chosen slug of the venue whose events are shown; nothing where all are
 */
export function WhatsOnSubscription({
  siteUrl,
  venues,
  chosen,
}: {
  siteUrl: string
  venues: readonly Choice[]
  chosen: string
}) {
  const name = venues.find(({ value }) => value === chosen)?.label
  return (
    <section className="whats-on-subscription" aria-labelledby="subscribe">
      <h2 id="subscribe">{texts.subscribeTitle}</h2>
      <p>{texts.subscribeLead(name)}</p>
      <CalendarLinks
        siteUrl={siteUrl}
        path={name ? calendarOfVenue(chosen) : CALENDAR_OF_ALL}
        venue={name}
      />
      {venues.length > 1 && venues.length <= MOST_VENUES && (
        <details className="disclosure whats-on-subscription__venues">
          <summary>{texts.calendarsOfVenues}</summary>
          <ul className="whats-on-subscription__list">
            {venues.map(({ value, label }) => (
              <li key={value} className="whats-on-subscription__venue">
                <span className="whats-on-subscription__name">{label}</span>
                <a href={subscription(siteUrl, calendarOfVenue(value))}>
                  <span>{words(texts.subscribeToOne(label, heard))}</span>
                </a>
                <a href={calendarOfVenue(value)}>
                  <span>{words(texts.addressOfOne(label, heard))}</span>
                </a>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}
