import { OpeningState } from "../../ui/opening-state"
import { SiteLink } from "../../ui/site-link"
import type { ContactModel } from "../../content/pages/contact"
import { MapLink } from "../shared/map-link"
import { mailHref, phoneHref } from "../shared/venue-links"
import { formatAddress } from "../../texts/address"
import { heard, words } from "../../ui/words"
import { callVenue } from "../../texts/call"
import * as texts from "../../texts/venue"
import "./contact-venue.css"

/** How to reach one venue, as a line of a directory: the number first. `#slug` leads here. */
export function ContactVenue({ venue }: { venue: ContactModel["venues"][number] }) {
  const { name, address, geo, phone, email } = venue
  return (
    <article className="contact-venue" id={venue.slug}>
      <header>
        <h3 className="contact-venue__name">
          <SiteLink className="name-link" href={venue.path}>
            {name}
          </SiteLink>
        </h3>
        <OpeningState hours={venue.hours} />
      </header>
      <div className="contact-venue__lines">
        <p className="contact-venue__phone">
          <SiteLink className="name-link" href={phoneHref(phone)}>
            {heard(callVenue(name))}
            {phone}
          </SiteLink>
        </p>
        <p className="contact-venue__mail">
          <SiteLink href={mailHref(email)}>{email}</SiteLink>
        </p>
      </div>
      <div className="contact-venue__place">
        <address className="contact-venue__address">
          {formatAddress(address)}, {address.countryName}
        </address>
        <p className="contact-venue__ways">
          <MapLink name={name} geo={geo}>
            {words(texts.mapOf(name, heard))}
          </MapLink>
          <MapLink name={name} geo={geo} purpose="directions">
            {words(texts.directionsTo(name, heard))}
          </MapLink>
        </p>
      </div>
    </article>
  )
}
