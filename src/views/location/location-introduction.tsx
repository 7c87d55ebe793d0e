import { HoursTable } from "../../ui/hours-table"
import { RichText } from "../../ui/rich-text"
import type { Venue } from "../../content/venue"
import { DropEnded } from "../shared/drop-ended"
import { statusReason } from "../../texts/venue"
import * as texts from "../../texts/location"
import "./location-introduction.css"

/**
 * What the place is like, and when it is open.
 * @param listedFrom the day of the build
 */
export function LocationIntroduction({
  venue,
  listedFrom,
}: {
  venue: Pick<Venue, "address" | "description" | "hours" | "name" | "summary">
  listedFrom: Date
}) {
  const { status, statusNote, weekly } = venue.hours
  // Of a house that is not open yet, no hours are no news, rather than seven days closed.
  const hasHours = status === "open" || weekly.length > 0
  return (
    <div className="container location-introduction">
      <section className="location-introduction__story" aria-labelledby="about-venue">
        <h2 id="about-venue" className="visually-hidden">
          {texts.about(venue.name)}
        </h2>
        <p className="location-introduction__summary">{venue.summary}</p>
        {venue.description.length > 0 && <RichText value={venue.description} />}
      </section>
      {status !== "closed" && (
        <section className="location-introduction__hours" aria-labelledby="hours">
          <h2 id="hours">{texts.HOURS_HEADINGS[status]}</h2>
          {status !== "open" && <p>{statusReason(status, statusNote)}</p>}
          {hasHours && (
            <>
              <HoursTable hours={venue.hours} listedFrom={listedFrom} />
              <DropEnded />
              <p className="quiet">{texts.localTimes(venue.address.city)}</p>
            </>
          )}
        </section>
      )}
    </div>
  )
}
