import { Children, type ReactNode } from "react"
import { Picture } from "../../ui/picture"
import { isNotGone } from "../../content/trading"
import type { Venue } from "../../content/venue"
import { VenueFacts } from "./venue-facts"
import { ACCESS, FEATURES } from "../../texts/venue-features"
import * as texts from "../../texts/location"
import "./location-visit.css"

function List({ items }: { items: readonly string[] }) {
  return (
    <ul className="location-visit__list">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}

/** Nothing where nothing stands in it. */
function Part({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  if (Children.toArray(children).length === 0) return null
  return (
    <section aria-labelledby={id} className="location-visit__part">
      <h2 id={id}>{heading}</h2>
      {children}
    </section>
  )
}

/** How to get there, how to get in, and what to expect. */
export function LocationVisit({ venue }: { venue: Venue }) {
  const { access, accessNote, features, gettingThere, map } = venue
  if (!isNotGone(venue.hours)) return null
  return (
    <div className="location-visit">
      <div className={`location-visit__place${map ? " location-visit__place--mapped" : ""}`}>
        <section aria-labelledby="getting-here" className="location-visit__way">
          <h2 id="getting-here">{texts.gettingHere}</h2>
          {gettingThere && <p className="location-visit__directions">{gettingThere}</p>}
          <VenueFacts venue={venue} />
        </section>
        {map && (
          <figure className="location-visit__map">
            <Picture image={map} ratio="3 / 2" sizes="(min-width: 60em) 60vw, 100vw" />
            {map.caption && (
              <figcaption className="location-visit__caption">{map.caption}</figcaption>
            )}
          </figure>
        )}
      </div>

      <div className="container location-visit__parts">
        <Part id="access" heading={texts.access}>
          {accessNote && <p>{accessNote}</p>}
          {access.length > 0 && <List items={access.map((key) => ACCESS[key])} />}
        </Part>
        <Part id="features" heading={texts.goodToKnow}>
          {features.length > 0 && <List items={features.map((key) => FEATURES[key])} />}
        </Part>
      </div>
    </div>
  )
}
