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

/** One venue in the index: its name large, its lit front in its brand's arch. */
export const LocationsEntry = memo(function LocationsEntry({ found }: { found: FoundVenue }) {
  const { venue, kilometres, from } = found
  const { address, brand, hero } = venue
  const mark = lookOf(brand.slug).mark
  return (
    <article
      className={hero ? "locations-entry" : "locations-entry locations-entry--line"}
      {...brandScope(brand)}
    >
      <div className="locations-entry__text">
        <p className="locations-entry__brand">
          {mark && (
            // As tall as a line whatever its shape.
            <span className="locations-entry__mark" style={{ aspectRatio: mark.ratio }}>
              <Mark mark={mark} />
            </span>
          )}
          {kilometres !== undefined && from !== venue.name && (
            <span>{fromYou(formatDistance(kilometres), from)}</span>
          )}
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
      {hero && (
        <Picture
          className="arch locations-entry__picture"
          image={hero}
          ratio="1 / 1"
          // The width at which a picture of three by two fills the square.
          sizes="(min-width: 60em) 22.5rem, 52vw"
        />
      )}
    </article>
  )
})
