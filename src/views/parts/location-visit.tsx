import type { Venue } from "../../content/view-models"
import { VenueFacts } from "./venue-facts"
import { ACCESS, FEATURES } from "./venue-words"
import "./location-visit.css"

/** How to get there, how to get in, and what to expect. */
export function LocationVisit({ venue }: { venue: Venue }) {
  const { access, accessNote, features, gettingThere } = venue
  if (venue.hours.status === "closed") return null
  return (
    <div className="container location-visit">
      <section aria-labelledby="getting-here" className="location-visit__part">
        <h2 id="getting-here">Getting here</h2>
        {gettingThere && <p>{gettingThere}</p>}
        <VenueFacts venue={venue} />
      </section>

      {(access.length > 0 || accessNote) && (
        <section aria-labelledby="access" className="location-visit__part">
          <h2 id="access">Access</h2>
          {access.length > 0 && (
            <ul className="location-visit__list">
              {access.map((key) => (
                <li key={key}>{ACCESS[key]}</li>
              ))}
            </ul>
          )}
          {accessNote && <p>{accessNote}</p>}
        </section>
      )}

      {features.length > 0 && (
        <section aria-labelledby="features" className="location-visit__part">
          <h2 id="features">Good to know</h2>
          <ul className="location-visit__list">
            {features.map((key) => (
              <li key={key}>{FEATURES[key]}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
