import { memo } from "react"
import { Mark } from "../../ui/mark"
import { OpeningState } from "../../ui/opening-state"
import { Picture } from "../../ui/picture"
import { SiteLink } from "../../ui/site-link"
import { brandScope } from "../../theme/brand-scope"
import { lookOf } from "../../theme/brands"
import type { FoundVenue } from "./locations-filter"
import { fromYou } from "../../texts/finding"
import { formatDistance } from "../../texts/intl"
import "./locations-entry.css"

/** Beside its brand's mark; of very many venues, which have neither, for who counts from somewhere. */
const Distance = ({ found: { venue, kilometres, from } }: { found: FoundVenue }) =>
  kilometres !== undefined && from !== venue.name ? (
    <span>{fromYou(formatDistance(kilometres), from)}</span>
  ) : null

/** One of many venues: its name, its brand where the name does not say it, where it is, and whether it is open. */
function Line({ found }: { found: FoundVenue }) {
  const { name, path, brand, address, hours } = found.venue
  const place = `${address.street}, ${address.district ?? address.city}`
  return (
    <li className="locations-entry locations-entry--line" {...brandScope(brand)}>
      <h3 className="locations-entry__name">
        <SiteLink className="locations-entry__link" href={path}>
          {name}
        </SiteLink>
      </h3>
      <p className="locations-entry__address">
        {name.includes(brand.name) ? place : `${brand.name} · ${place}`} <Distance found={found} />
      </p>
      <OpeningState hours={hours} />
    </li>
  )
}

/** One venue in the index: its name large, its lit front in its brand's arch. */
export const LocationsEntry = memo(function LocationsEntry({ found }: { found: FoundVenue }) {
  const { venue } = found
  const { address, brand, hero } = venue
  if (!hero) return <Line found={found} />
  const mark = lookOf(brand.slug).mark
  return (
    <li className="locations-entry" {...brandScope(brand)}>
      <div className="locations-entry__text">
        <p className="locations-entry__brand">
          {mark && (
            // As tall as a line whatever its shape.
            <span className="locations-entry__mark" style={{ aspectRatio: mark.ratio }}>
              <Mark mark={mark} />
            </span>
          )}
          <Distance found={found} />
        </p>
        <h3 className="locations-entry__name">
          <SiteLink className="locations-entry__link" href={venue.path}>
            {venue.name}
          </SiteLink>
        </h3>
        <p className="locations-entry__address">
          {address.street}, {address.district ?? address.city}
        </p>
        <OpeningState hours={venue.hours} />
      </div>
      <Picture
        className="arch locations-entry__picture"
        image={hero}
        ratio="1 / 1"
        // The width at which a picture of three by two fills the square.
        sizes="(min-width: 60em) 22.5rem, 52vw"
      />
    </li>
  )
})
