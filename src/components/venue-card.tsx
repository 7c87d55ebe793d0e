import "./venue-card.css"
import type { ReactNode } from "react"
import type { VenueSummary } from "../content/view-models"
import { Heading } from "./heading"
import { OpeningState } from "./opening-state"
import { Picture } from "./picture"
import { SiteLink } from "./site-link"
import { brandScope } from "../theme/brand-scope"

export function VenueCard({
  venue,
  headingLevel = 3,
  children,
}: {
  venue: VenueSummary
  headingLevel?: 2 | 3
  /** Actions or facts at the foot of the card. */
  children?: ReactNode
}) {
  const { address, brand } = venue
  // Most venues carry their brand's name in their own; saying it twice tells nobody anything.
  const kicker = venue.name.startsWith(brand.name) ? address.city : `${brand.name}, ${address.city}`
  return (
    <article className="venue-card" {...brandScope(brand)}>
      <Picture
        className="arch venue-card__picture"
        image={venue.hero}
        ratio="4 / 3"
        sizes="(min-width: 75em) 26vw, (min-width: 48em) 44vw, 92vw"
      />
      <div className="venue-card__text">
        <p className="kicker">{kicker}</p>
        <Heading level={headingLevel} className="venue-card__title">
          <SiteLink className="venue-card__link" href={venue.path}>
            {venue.name}
          </SiteLink>
        </Heading>
        <p className="venue-card__address">
          {[address.street, address.district].filter(Boolean).join(", ")}
        </p>
        <OpeningState hours={venue.hours} />
        {children && <div className="venue-card__more">{children}</div>}
      </div>
    </article>
  )
}
