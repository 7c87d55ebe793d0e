import { OpeningState } from "../../components/opening-state"
import { Picture } from "../../components/picture"
import { SiteLink } from "../../components/site-link"
import type { Venue } from "../../content/view-models"
import { BookingButton } from "./booking-button"
import { bookingInWords } from "./venue-booking"
import { addressLine, mapHref, phoneHref } from "./venue-links"
import "./location-head.css"

/** All that a guest on the way needs, within one screen of a telephone. */
export function LocationHead({ venue }: { venue: Venue }) {
  const booking = bookingInWords(venue)
  const open = venue.hours.status === "open"
  return (
    <header className="location-head">
      <div className="container location-head__inner">
        <div className="location-head__text">
          <nav aria-label="Breadcrumb">
            <ol className="location-head__crumbs">
              <li>
                <SiteLink href="/locations">Locations</SiteLink>
              </li>
              <li>
                <SiteLink href={venue.brand.path}>{venue.brand.name}</SiteLink>
              </li>
            </ol>
          </nav>
          <h1 className="location-head__name">{venue.name}</h1>
          <OpeningState hours={venue.hours} className="location-head__state" />
          <p className="location-head__summary">{venue.summary}</p>

          <dl className="location-head__facts">
            <div>
              <dt className="visually-hidden">Address</dt>
              <dd>
                {addressLine(venue.address)}{" "}
                <SiteLink href={mapHref(venue.geo)} className="location-head__map">
                  Map<span className="visually-hidden"> of {venue.name}</span>
                </SiteLink>
              </dd>
            </div>
            <div>
              <dt className="visually-hidden">Telephone</dt>
              <dd>
                <SiteLink href={phoneHref(venue.phone)}>{venue.phone}</SiteLink>
              </dd>
            </div>
          </dl>

          <div className="actions">
            <BookingButton booking={booking} venueName={venue.name} />
            {open && venue.ordering.length > 0 && (
              <a href="#order" className="button button--quiet">
                Order
              </a>
            )}
            {venue.menus.length > 0 && (
              <a href="#menus" className="button button--quiet">
                Menus
              </a>
            )}
          </div>
          {booking.kind === "unavailable" ? (
            <p className="location-head__booking">
              {booking.method}.{!venue.hours.statusNote && ` ${booking.reason}`}
            </p>
          ) : (
            <p className="location-head__booking">
              {[booking.kind === "walkIn" ? booking.method : "", ...booking.terms]
                .filter(Boolean)
                .map((term) => (/[.!?]$/.test(term) ? term : `${term}.`))
                .join(" ")}
            </p>
          )}
        </div>

        <Picture
          className="arch location-head__picture"
          image={venue.hero}
          sizes="(min-width: 60em) 36vw, 92vw"
          ratio="5 / 6"
          priority
        />
      </div>
    </header>
  )
}
