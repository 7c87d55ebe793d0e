import "./venue-index.css"
import type { IndexedVenue } from "../content/venue"
import { brandScope } from "../theme/brand-scope"
import { Heading } from "./heading"
import { OpeningState } from "./opening-state"
import { SiteLink } from "./site-link"

/** Venues as a printed index: name, place, and whether the door is open. */
export function VenueIndex({
  venues,
  headingLevel = 3,
}: {
  venues: readonly IndexedVenue[]
  headingLevel?: 2 | 3
}) {
  return (
    <ul className="venue-index">
      {venues.map((venue) => (
        <li key={venue.slug} className="venue-index__venue" {...brandScope(venue.brand)}>
          <Heading level={headingLevel} className="venue-index__name">
            <SiteLink className="venue-index__link" href={venue.path}>
              {venue.name}
            </SiteLink>
          </Heading>
          <p className="venue-index__city">{venue.address.city}</p>
          {venue.hours && <OpeningState className="venue-index__state" hours={venue.hours} />}
        </li>
      ))}
    </ul>
  )
}
