import type { VenueSummary } from "../../content/venue"
import { AddressBlock } from "../../ui/address-block"
import { SiteLink } from "../../ui/site-link"
import { directionsHref, mailHref, mapHref, phoneHref } from "../shared/venue-links"
import "./venue-facts.css"

/** Address with a map link, telephone and e-mail of one venue. */
export function VenueFacts({ venue }: { venue: VenueSummary }) {
  return (
    <dl className="venue-facts">
      <div className="venue-facts__row">
        <dt>Address</dt>
        <dd>
          <AddressBlock address={venue.address} />
          <p className="venue-facts__links">
            <SiteLink href={mapHref(venue.geo)}>
              Map<span className="visually-hidden"> of {venue.name}</span>
            </SiteLink>
            <SiteLink href={directionsHref(venue.geo)}>
              Directions<span className="visually-hidden"> to {venue.name}</span>
            </SiteLink>
          </p>
        </dd>
      </div>
      <div className="venue-facts__row">
        <dt>Telephone</dt>
        <dd>
          <SiteLink href={phoneHref(venue.phone)}>{venue.phone}</SiteLink>
        </dd>
      </div>
      <div className="venue-facts__row">
        <dt>E-mail</dt>
        <dd>
          <SiteLink href={mailHref(venue.email)}>{venue.email}</SiteLink>
        </dd>
      </div>
    </dl>
  )
}
