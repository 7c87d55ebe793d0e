import { OpeningState } from "../../ui/opening-state"
import { SiteLink } from "../../ui/site-link"
import type { ContactModel } from "../../content/pages/contact"
import { addressLine, directionsHref, mailHref, mapHref, phoneHref } from "../shared/venue-links"
import "./contact-venue.css"

/** How to reach one venue, as a line of a directory: the number first. `#slug` leads here. */
export function ContactVenue({ venue }: { venue: ContactModel["venues"][number] }) {
  const { name, address, geo, phone, email } = venue
  return (
    <article className="contact-venue" id={venue.slug}>
      <header>
        <h3 className="contact-venue__name">
          <SiteLink href={venue.path}>{name}</SiteLink>
        </h3>
        <OpeningState hours={venue.hours} />
      </header>
      <div className="contact-venue__lines">
        <p className="contact-venue__phone">
          <SiteLink href={phoneHref(phone)}>
            <span className="visually-hidden">Call {name}: </span>
            {phone}
          </SiteLink>
        </p>
        <p className="contact-venue__mail">
          <SiteLink href={mailHref(email)}>{email}</SiteLink>
        </p>
      </div>
      <div className="contact-venue__place">
        <address className="contact-venue__address">
          {addressLine(address)}, {address.countryName}
        </address>
        <p className="contact-venue__ways">
          <SiteLink href={mapHref(geo)}>
            Map<span className="visually-hidden"> of {name}</span>
          </SiteLink>
          <SiteLink href={directionsHref(geo)}>
            Directions<span className="visually-hidden"> to {name}</span>
          </SiteLink>
        </p>
      </div>
    </article>
  )
}
