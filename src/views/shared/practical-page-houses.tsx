import type { ReactNode } from "react"
import type { VenueSummary } from "../../content/venue"
import { brandScope } from "../../theme/brand-scope"
import { HouseMark } from "./house-mark"
import "./practical-page-houses.css"

type OfBrand = Pick<VenueSummary, "path" | "brand">

/** In the order in which the brands first come up. */
function byBrand<Venue extends OfBrand>(venues: readonly Venue[]): readonly Venue[][] {
  const houses = new Map<string, Venue[]>()
  for (const venue of venues) {
    const house = houses.get(venue.brand.slug)
    if (house) house.push(venue)
    else houses.set(venue.brand.slug, [venue])
  }
  return [...houses.values()]
}

/** Venues, or what they serve, as lines of an index, each brand's under its mark. */
export function Houses<Venue extends OfBrand>({
  venues,
  children,
}: {
  venues: readonly Venue[]
  /** One line. */
  children: (venue: Venue) => ReactNode
}) {
  return byBrand(venues).map((ofBrand) =>
    ofBrand.slice(0, 1).map(({ brand }) => (
      <div key={brand.slug} className="houses__house" {...brandScope(brand)}>
        <div className="houses__mark">
          <HouseMark name={brand.name} brandSlug={brand.slug} />
        </div>
        <ul className="houses__venues">
          {ofBrand.map((venue) => (
            <li key={venue.path} className="houses__venue">
              {children(venue)}
            </li>
          ))}
        </ul>
      </div>
    )),
  )
}
