import type { VenueSummary } from "../../content/venue"
import { AddressBlock } from "../../ui/address-block"
import { SiteLink } from "../../ui/site-link"
import { MapLink } from "../shared/map-link"
import { mailHref, phoneHref } from "../shared/venue-links"
import { heard, words } from "../../ui/words"
import * as texts from "../../texts/venue"
import "./venue-facts.css"

/** Address with a map link, telephone and e-mail of one venue. */
export function VenueFacts({ venue }: { venue: VenueSummary }) {
  return (
    <dl className="venue-facts">
      <div className="venue-facts__row">
        <dt>{texts.address}</dt>
        <dd>
          <AddressBlock address={venue.address} />
          <p className="venue-facts__links">
            <MapLink name={venue.name} geo={venue.geo}>
              {words(texts.mapOf(venue.name, heard))}
            </MapLink>
            <MapLink name={venue.name} geo={venue.geo} purpose="directions">
              {words(texts.directionsTo(venue.name, heard))}
            </MapLink>
          </p>
        </dd>
      </div>
      <div className="venue-facts__row">
        <dt>{texts.telephone}</dt>
        <dd>
          <SiteLink href={phoneHref(venue.phone)}>{venue.phone}</SiteLink>
        </dd>
      </div>
      <div className="venue-facts__row">
        <dt>{texts.email}</dt>
        <dd>
          <SiteLink href={mailHref(venue.email)}>{venue.email}</SiteLink>
        </dd>
      </div>
    </dl>
  )
}
