import { HoursTable } from "../../ui/hours-table"
import { RichText } from "../../ui/rich-text"
import type { OperatingStatus } from "../../../shared/opening-hours"
import type { Venue } from "../../content/venue"
import { DropEnded } from "../shared/drop-ended"
import { statusReason } from "../shared/venue-words"
import "./location-introduction.css"

const HOURS_HEADINGS: Readonly<Record<Exclude<OperatingStatus, "closed">, string>> = {
  open: "Opening hours",
  openingSoon: "Hours once we open",
  temporarilyClosed: "Our usual hours",
}

/**
 * What the place is like, and when it is open.
 * @param listedFrom the day of the build
 */
export function LocationIntroduction({ venue, listedFrom }: { venue: Venue; listedFrom: Date }) {
  const { status, statusNote } = venue.hours
  return (
    <div className="container location-introduction">
      <section className="location-introduction__story" aria-labelledby="about-venue">
        <h2 id="about-venue" className="visually-hidden">
          About {venue.name}
        </h2>
        <p className="location-introduction__summary">{venue.summary}</p>
        {venue.description.length > 0 && <RichText value={venue.description} />}
      </section>
      {status !== "closed" && (
        <section className="location-introduction__hours" aria-labelledby="hours">
          <h2 id="hours">{HOURS_HEADINGS[status]}</h2>
          {status !== "open" && <p>{statusReason(status, statusNote)}</p>}
          <HoursTable hours={venue.hours} listedFrom={listedFrom} />
          <DropEnded />
          <p className="quiet">All times are local to {venue.address.city}.</p>
        </section>
      )}
    </div>
  )
}
