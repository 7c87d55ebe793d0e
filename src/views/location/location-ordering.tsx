import { OpeningState } from "../../ui/opening-state"
import type { Venue } from "../../content/venue"
import { OrderingList } from "./ordering-list"
import * as texts from "../../texts/location"
import "./location-ordering.css"

/** Collection and delivery from this venue, while it is open for business. */
export function LocationOrdering({ venue }: { venue: Venue }) {
  if (venue.hours.status !== "open" || venue.ordering.length === 0) return null
  return (
    <section
      className="container location-view__section location-view__section--hung"
      aria-labelledby="order"
    >
      <h2 id="order">{texts.eatItAtHome}</h2>
      <div className="location-ordering">
        <OpeningState hours={venue.hours} />
        <OrderingList options={venue.ordering} venueName={venue.name} />
      </div>
    </section>
  )
}
