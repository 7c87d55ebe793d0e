import "./venue-card.css"
import type { ReactNode } from "react"
import type { VenueSummary } from "../content/venue"
import { Heading } from "./heading"
import { OpeningState } from "./opening-state"
import { Picture } from "./picture"
import { SiteLink } from "./site-link"
import { brandScope } from "../theme/brand-scope"

const SIZES = "(min-width: 75em) 26vw, (min-width: 48em) 44vw, 92vw"

/** One venue in short: its lit front in its brand's arch. Leads to its page. */
export function VenueCard({
  venue,
  headingLevel = 3,
  sizes = SIZES,
  children,
}: {
  venue: VenueSummary
  headingLevel?: 2 | 3
  /** How wide the card is laid out. */
  sizes?: string
  /** Actions or facts at the foot of the card. */
  children?: ReactNode
}) {
  const { address, brand } = venue
  return (
    <article className="venue-card" {...brandScope(brand)}>
      <Picture
        className="arch venue-card__picture"
        image={venue.hero}
        ratio="4 / 3"
        sizes={sizes}
      />
      <div className="venue-card__text">
        <Heading level={headingLevel} className="venue-card__title">
          <SiteLink className="venue-card__link" href={venue.path}>
            {venue.name}
          </SiteLink>
        </Heading>
        <p className="venue-card__place">
          {[address.street, address.district, address.city].filter(Boolean).join(", ")}
        </p>
        <OpeningState hours={venue.hours} />
        {children && <div className="venue-card__more">{children}</div>}
      </div>
    </article>
  )
}
