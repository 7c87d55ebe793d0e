import { routeTo } from "../../../shared/paths"
import { OpeningState } from "../../ui/opening-state"
import { Picture } from "../../ui/picture"
import { SiteLink } from "../../ui/site-link"
import type { Venue } from "../../content/venue"
import { Breadcrumb } from "../shared/breadcrumb"
import { BookingButton } from "../shared/booking-button"
import { LocationToday } from "./location-today"
import { TellMe } from "../shared/tell-me"
import { bookingInWords } from "../shared/venue-booking"
import { MapLink } from "../shared/map-link"
import { phoneHref } from "../shared/venue-links"
import { formatAddress } from "../../texts/address"
import { heard, words } from "../../ui/words"
import * as texts from "../../texts/location"
import * as common from "../../texts/common"
import * as venueTexts from "../../texts/venue"
import "./location-head.css"
import { titleClass } from "../../ui/long-title"

function bookingTerms(venue: Venue): string {
  const booking = bookingInWords(venue)
  const { status, statusNote } = venue.hours
  if (booking.kind === "unavailable")
    return [
      `${booking.method}.`,
      ...(statusNote ? [] : [booking.reason]),
      ...(status === "openingSoon" ? [texts.tellMeText] : []),
      ...(status === "temporarilyClosed" ? [venueTexts.tellMeHow] : []),
    ].join(" ")
  return [booking.kind === "walkIn" ? booking.method : "", ...booking.terms]
    .filter(Boolean)
    .map((term) => (/[.!?]$/.test(term) ? term : `${term}.`))
    .join(" ")
}

/** All that a guest on the way needs, within one screen of a telephone, at the lit front of the house. */
export function LocationHead({ venue }: { venue: Venue }) {
  const open = venue.hours.status === "open"
  const terms = bookingTerms(venue)
  return (
    <header className="location-head">
      <div className="container location-head__inner">
        <Breadcrumb
          trail={[
            { label: common.venues, href: routeTo("locations") },
            { label: venue.brand.name, href: venue.brand.path },
          ]}
        />

        <div className="location-head__front">
          <Picture
            className="arch location-head__picture"
            image={venue.hero}
            // The width at which a picture of three by two fills the arch.
            sizes="(min-width: 90em) 66rem, (min-width: 60em) 74vw, 112vw"
            ratio="1 / 1"
            priority
          />
        </div>

        <div className="location-head__text">
          <h1 className={titleClass(venue.name, "location-head__name")}>{venue.name}</h1>

          <dl className="location-head__facts">
            <div className="location-head__when">
              <dt className="visually-hidden">{texts.hours}</dt>
              <dd>
                <OpeningState hours={venue.hours} />
                <LocationToday hours={venue.hours} className="location-head__today" />
              </dd>
            </div>
            <div>
              <dt className="visually-hidden">{venueTexts.address}</dt>
              <dd className="location-head__fact">
                {formatAddress(venue.address)}
                <MapLink name={venue.name} geo={venue.geo} className="location-head__link">
                  {words(venueTexts.mapOf(venue.name, heard))}
                </MapLink>
              </dd>
            </div>
            <div>
              <dt className="visually-hidden">{venueTexts.telephone}</dt>
              <dd>
                <SiteLink href={phoneHref(venue.phone)} className="location-head__link">
                  {venue.phone}
                </SiteLink>
              </dd>
            </div>
          </dl>

          <div className="actions location-head__actions">
            <BookingButton booking={bookingInWords(venue)} venue={venue} ownForm="#table" />
            <TellMe venue={venue} />
            {open && venue.ordering.length > 0 && (
              <a href="#order" className="button button--quiet">
                {texts.order}
              </a>
            )}
            {venue.menus.length > 0 && (
              <a href="#menus" className="button button--quiet">
                {texts.menus}
              </a>
            )}
          </div>
          {terms && <p className="location-head__terms">{terms}</p>}
        </div>
      </div>
    </header>
  )
}
