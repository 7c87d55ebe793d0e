import { useEffect, useRef } from "react"
import "./not-found-view.css"
import { routeTo } from "../../../shared/paths"
import { SectionList } from "../../ui/sections/section-list"
import { SearchForm } from "../../ui/search-form"
import { SiteLink } from "../../ui/site-link"
import { VenueIndex } from "../../ui/venue-index"
import type { Link } from "../../content/link"
import type { ErrorPageModel } from "../../content/pages/error-page"
import { ErrorHead } from "./error-head"
import { questionInAddress } from "./question-in-address"
import * as texts from "../../texts/errors"
import * as common from "../../texts/common"

const ONWARD: readonly Link[] = [
  { label: common.findARestaurant, href: routeTo("locations") },
  { label: common.readTheMenus, href: routeTo("menus") },
  { label: common.bookATable, href: routeTo("book") },
]

/** For a visitor who followed a wrong or an old address: what they most likely came for. */
export function NotFoundView({ model: { page, venues } }: { model: ErrorPageModel }) {
  const box = useRef<HTMLInputElement>(null)
  // Not in the static page: it stands for every address.
  useEffect(() => {
    if (box.current?.value === "") box.current.value = questionInAddress(window.location.pathname)
  }, [])
  return (
    <>
      <ErrorHead status={404} page={page} drawing="/art/lost-cold-oven.webp">
        <ul className="actions" aria-label={texts.whereToGo}>
          {ONWARD.map(({ href, label }, index) => (
            <li key={href}>
              <SiteLink className={index === 0 ? "button" : "button button--quiet"} href={href}>
                {label}
              </SiteLink>
            </li>
          ))}
        </ul>
        <SearchForm id="not-found-search" box={box} isAside />
      </ErrorHead>
      <SectionList sections={page.sections} />
      {venues.length > 0 && (
        <section className="container not-found-view__venues" aria-labelledby="not-found-venues">
          <h2 id="not-found-venues">{common.ourRestaurants(venues.length)}</h2>
          <VenueIndex venues={venues} />
        </section>
      )}
    </>
  )
}
