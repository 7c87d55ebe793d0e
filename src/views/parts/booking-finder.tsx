import { Notice } from "../../components/notice"
import { OpeningState } from "../../components/opening-state"
import { SiteLink } from "../../components/site-link"
import type { BookModel } from "../../content/view-models"
import { replaceQuery, useQuery } from "../use-query"
import { BookingButton } from "./booking-button"
import { BookingTerms } from "./booking-terms"
import { LiveControls } from "./live-controls"
import { bookingInWords } from "./venue-booking"
import { addressLine, phoneHref } from "./venue-links"
import "./booking-finder.css"

/**
 * The short way to a table: choose a venue, see how it is booked. `?venue=` chooses beforehand.
 * Its place is as tall as its longest answer usually is, so that an answer moves nothing.
 */
export function BookingFinder({ venues }: { venues: BookModel["venues"] }) {
  const wanted = useQuery().get("venue") ?? ""
  const venue = venues.find(({ slug }) => slug === wanted)
  const booking = venue && bookingInWords(venue)

  return (
    <LiveControls className="booking-finder">
      <div className="booking-finder__choice">
        <label className="booking-finder__label" htmlFor="booking-venue">
          Where would you like to eat?
        </label>
        <select
          id="booking-venue"
          value={venue?.slug ?? ""}
          onChange={({ target }) => replaceQuery({ venue: target.value })}
        >
          <option value="">Choose a venue</option>
          {venues.map(({ slug, name, address }) => (
            <option key={slug} value={slug}>
              {name}, {address.city}
            </option>
          ))}
        </select>
      </div>

      <div className="booking-finder__answer" role="status">
        {venue && booking ? (
          <>
            <div className="booking-finder__facts">
              <p className="booking-finder__name">
                <SiteLink href={venue.path}>{venue.name}</SiteLink>
              </p>
              <p className="booking-finder__address">{addressLine(venue.address)}</p>
              <p className="booking-finder__address">
                <SiteLink href={phoneHref(venue.phone)}>{venue.phone}</SiteLink>
              </p>
              {booking.kind !== "unavailable" && <OpeningState hours={venue.hours} />}
            </div>
            <BookingTerms booking={booking} />
            <p className="booking-finder__action">
              <BookingButton booking={booking} venueName={venue.name} />
            </p>
          </>
        ) : wanted ? (
          <Notice tone="warning">
            <p>
              The link you followed names a venue we do not have. It may have changed its name:
              choose one here, or look through them all below.
            </p>
          </Notice>
        ) : (
          <p className="booking-finder__prompt">
            Choose a venue and you will see here how to get a table: online, by telephone, or simply
            by walking in.
          </p>
        )}
      </div>
    </LiveControls>
  )
}
