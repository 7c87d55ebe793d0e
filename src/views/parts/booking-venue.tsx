import { OpeningState } from "../../components/opening-state"
import { SiteLink } from "../../components/site-link"
import type { BookModel } from "../../content/view-models"
import { BookingButton } from "./booking-button"
import { BookingTerms } from "./booking-terms"
import { bookingInWords } from "./venue-booking"
import { phoneHref } from "./venue-links"
import "./booking-venue.css"
import { brandScope } from "../../theme/brand-scope"

/** How one venue is booked, with all that a guest needs to decide. `#slug` leads here. */
export function BookingVenue({ venue }: { venue: BookModel["venues"][number] }) {
  const booking = bookingInWords(venue)
  return (
    <article className="booking-venue" id={venue.slug} {...brandScope(venue.brand)}>
      <header className="booking-venue__header">
        <p className="kicker">{venue.brand.name}</p>
        <h3 className="booking-venue__name">
          <SiteLink href={venue.path}>{venue.name}</SiteLink>
        </h3>
        <p className="booking-venue__address">
          {venue.address.street}, {venue.address.city}
        </p>
        {booking.kind !== "unavailable" && <OpeningState hours={venue.hours} />}
      </header>
      <BookingTerms booking={booking} />
      <p className="actions">
        <BookingButton booking={booking} venueName={venue.name} />
        {booking.kind !== "phone" && (
          <SiteLink href={phoneHref(venue.phone)} className="button button--quiet">
            Call {venue.phone}
            <span className="visually-hidden">, {venue.name}</span>
          </SiteLink>
        )}
      </p>
    </article>
  )
}
