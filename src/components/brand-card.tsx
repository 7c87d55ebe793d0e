import "./brand-card.css"
import type { BrandSummary } from "../content/view-models"
import { Heading } from "./heading"
import { Picture } from "./picture"
import { SiteLink } from "./site-link"
import { brandScope } from "../theme/brand-scope"

export function BrandCard({
  brand,
  headingLevel = 3,
}: {
  brand: BrandSummary
  headingLevel?: 2 | 3
}) {
  return (
    <article className="brand-card" {...brandScope(brand)}>
      <Picture
        className="arch brand-card__picture"
        image={brand.hero}
        ratio="4 / 5"
        sizes="(min-width: 64em) 28vw, (min-width: 40em) 44vw, 92vw"
      />
      <Heading level={headingLevel} className="brand-card__title">
        <SiteLink className="brand-card__link" href={brand.path}>
          {brand.name}
        </SiteLink>
      </Heading>
      <p className="brand-card__tagline">{brand.tagline}</p>
      <p className="brand-card__summary">{brand.summary}</p>
      <p className="quiet">{brand.cuisine}</p>
    </article>
  )
}
