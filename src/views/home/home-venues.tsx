import "./home-venues.css"
import { routeTo } from "../../../shared/paths"
import { EmptyState } from "../../ui/empty-state"
import { Picture } from "../../ui/picture"
import { SiteLink } from "../../ui/site-link"
import { VenueIndex } from "../../ui/venue-index"
import type { PageText } from "../../content/page-text"
import type { VenueSummary } from "../../content/venue"
import { picturedVenue } from "../shared/pictured-venue"
import * as texts from "../../texts/common"

export function HomeVenues({
  venues,
  emptyState,
}: {
  venues: readonly VenueSummary[]
  emptyState: PageText["emptyState"]
}) {
  const place = picturedVenue(venues)
  return (
    <section className="home-venues spread" aria-labelledby="home-venues">
      {place && (
        <Picture
          className="home-venues__picture"
          image={place.hero}
          sizes="(min-width: 60em) 72vw, 93vw"
          fill
        />
      )}
      <div className="home-venues__index">
        <div className="home-view__head">
          <h2 id="home-venues">{texts.ourRestaurants(venues.length)}</h2>
          {venues.length > 1 && (
            <SiteLink className="home-view__all" href={routeTo("locations")}>
              {texts.allVenues}
            </SiteLink>
          )}
        </div>
        {venues.length > 0 ? <VenueIndex venues={venues} /> : <EmptyState {...emptyState} />}
      </div>
    </section>
  )
}
