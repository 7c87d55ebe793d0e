import { OpeningState } from "../../ui/opening-state"
import { SiteLink } from "../../ui/site-link"
import type { BookModel } from "../../content/pages/book"
import { BookingButton } from "../shared/booking-button"
import { BookingTerms } from "./booking-terms"
import { TellMe } from "../shared/tell-me"
import { bookingInWords } from "../shared/venue-booking"
import { phoneHref } from "../shared/venue-links"
import { callVenue } from "../../texts/call"
import { heard } from "../../ui/words"
import "./booking-venue.css"

/** How one venue is booked, in its brand's colour around it, with all that a guest needs to decide. `#slug` leads here. */
export function BookingVenue({ venue }: { venue: BookModel["venues"][number] }) {
  const booking = bookingInWords(venue)
  return (
    <article className="booking-venue" id={venue.slug}>
      <header className="booking-venue__header">
        <h3 className="booking-venue__name">
          <SiteLink className="name-link" href={venue.path}>
            {venue.name}
          </SiteLink>
        </h3>
        <p className="booking-venue__address">
          {venue.address.street}, {venue.address.city}
        </p>
        {booking.kind !== "unavailable" && <OpeningState hours={venue.hours} />}
      </header>
      <BookingTerms booking={booking} />
      <p className="booking-venue__actions">
        <BookingButton booking={booking} venue={venue} />
        <TellMe venue={venue} />
        {booking.kind !== "phone" && (
          <SiteLink href={phoneHref(venue.phone)} className="booking-venue__phone">
            {heard(callVenue(venue.name))}
            {venue.phone}
          </SiteLink>
        )}
      </p>
    </article>
  )
}
