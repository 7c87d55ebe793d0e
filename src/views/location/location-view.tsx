import { routeTo } from "../../../shared/paths"
import { VenueCard } from "../../ui/venue-card"
import { nextEvents } from "../../content/next-events"
import type { LocationModel } from "../../content/pages/location"
import { isNotGone } from "../../content/trading"
import { LocationEvents } from "./location-events"
import { LocationGallery } from "./location-gallery"
import { LocationHead } from "./location-head"
import { LocationIntroduction } from "./location-introduction"
import { LocationJumps } from "./location-jumps"
import { LocationMenus } from "./location-menus"
import { LocationOccasions } from "./location-occasions"
import { LocationOrdering } from "./location-ordering"
import { LocationTable } from "./location-table"
import { LocationVisit } from "./location-visit"
import { TellMeWhen } from "../shared/tell-me-when"
import { useViewingTime } from "../shared/use-viewing-time"
import "./location-view.css"
import { brandScope } from "../../theme/brand-scope"
import * as texts from "../../texts/location"

/** One row of posters on a wide screen, two on a telephone. */
const EVENTS_SHOWN = 3

/**
 * One venue: where, when, what and how to get a table first, then all the rest.
 * @param siteUrl address of the site, part of that of the venue's calendar
 * @param viewedAt stands for the visitor's clock.
 */
export function LocationView({
  model,
  siteUrl,
  viewedAt,
}: {
  model: LocationModel
  siteUrl: string
  viewedAt?: Date
}) {
  const { venue, otherVenues } = model
  const { listedFrom, now, rootProps } = useViewingTime(viewedAt)
  const events = nextEvents(model.events, now, EVENTS_SHOWN)
  return (
    <div
      {...rootProps}
      className="location-view"
      // Where the header's way to a table leads (gatsby/finish-pages.ts).
      data-books-at={isNotGone(venue.hours) ? venue.slug : undefined}
      {...brandScope(venue.brand)}
    >
      <LocationHead venue={venue} />
      <LocationTable venue={venue} />
      <LocationJumps model={{ ...model, events }} />
      <LocationIntroduction venue={venue} listedFrom={listedFrom} />
      <LocationGallery model={model} />
      <LocationMenus venue={venue} />
      <LocationOrdering venue={venue} />
      <LocationVisit venue={venue} />
      {venue.hours.status === "openingSoon" && (
        <TellMeWhen
          path={routeTo("locations", venue.slug)}
          heading={texts.tellMeHeading}
          text={texts.tellMeText}
        />
      )}
      <LocationEvents events={events} siteUrl={siteUrl} />
      <LocationOccasions model={model} />

      {otherVenues.length > 0 && (
        <section className="container location-view__section" aria-labelledby="other-venues">
          <h2 id="other-venues">{texts.ourOtherVenues}</h2>
          <ul className="location-view__others">
            {otherVenues.map((other) => (
              <li key={other.slug}>
                <VenueCard
                  venue={other}
                  sizes="(min-width: 90em) 28rem, (min-width: 48em) 31vw, 68vw"
                />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
