import "./brand-lines.css"
import { SiteLink } from "../../ui/site-link"
import type { BrandSummary } from "../../content/brand"
import { brandScope } from "../../theme/brand-scope"
import { HouseMark } from "../shared/house-mark"

/** The brands one under the other, each a line: mark, words, heat. */
export function BrandLines({ brands }: { brands: readonly BrandSummary[] }) {
  return (
    <ul className="brand-lines">
      {brands.map((brand) => (
        <li key={brand.slug} className="brand-lines__brand" {...brandScope(brand)}>
          <h3 className="brand-lines__name">
            <SiteLink className="brand-lines__link" href={brand.path}>
              <HouseMark name={brand.name} brandSlug={brand.slug} />
            </SiteLink>
          </h3>
          <p className="brand-lines__summary">{brand.summary}</p>
          {brand.figure && <p className="brand-lines__figure">{brand.figure.value}</p>}
        </li>
      ))}
    </ul>
  )
}
