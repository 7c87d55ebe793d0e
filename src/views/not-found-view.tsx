import "./not-found-view.css"
import { PAGE_PATHS } from "../../shared/paths"
import { SectionList } from "../components/sections/section-list"
import { SiteLink } from "../components/site-link"
import { VenueCard } from "../components/venue-card"
import type { ErrorPageModel, Link } from "../content/view-models"
import { ErrorHead } from "./parts/error-head"

const ONWARD: readonly Link[] = [
  { label: "Find a restaurant", href: PAGE_PATHS.locations },
  { label: "Book a table", href: PAGE_PATHS.book },
  { label: "See what’s on", href: PAGE_PATHS.whatson },
  { label: "Read the news", href: PAGE_PATHS.news },
  { label: "Write to us", href: PAGE_PATHS.contact },
]

/** For a visitor who followed a wrong or an old address: what they most likely came for. */
export function NotFoundView({ model: { page, venues } }: { model: ErrorPageModel }) {
  return (
    <>
      <ErrorHead status={404} page={page} drawing="/art/lost-cold-oven.webp">
        <ul className="actions not-found-view__onward" aria-label="Where to go from here">
          {ONWARD.map(({ href, label }, index) => (
            <li key={href}>
              <SiteLink className={index === 0 ? "button" : "button button--quiet"} href={href}>
                {label}
              </SiteLink>
            </li>
          ))}
        </ul>
      </ErrorHead>
      <SectionList sections={page.sections} />
      {venues.length > 0 && (
        <section className="container not-found-view__venues" aria-labelledby="not-found-venues">
          <h2 id="not-found-venues" className="not-found-view__heading">
            Our restaurants
          </h2>
          <div className="grid-cards">
            {venues.map((venue) => (
              <VenueCard key={venue.slug} venue={venue} />
            ))}
          </div>
        </section>
      )}
    </>
  )
}
