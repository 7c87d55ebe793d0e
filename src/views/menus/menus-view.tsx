import { routeTo } from "../../../shared/paths"
import type { MenusModel } from "../../content/pages/menus"
import { EmptyState } from "../../ui/empty-state"
import { OpeningState } from "../../ui/opening-state"
import { PageHeader } from "../../ui/page-header"
import { SectionList } from "../../ui/sections/section-list"
import { SiteLink } from "../../ui/site-link"
import { heard } from "../../ui/words"
import { Houses } from "../shared/practical-page-houses"
import * as common from "../../texts/common"
import * as texts from "../../texts/menu"
import "../shared/practical-page.css"
import "./menus-view.css"

/** What one venue serves, and whether it does now. */
function VenueMenus({ venue }: { venue: MenusModel["venues"][number] }) {
  return (
    <article className="menus-view__venue" id={venue.slug}>
      <header className="menus-view__where">
        <h3 className="menus-view__name">
          <SiteLink href={venue.path}>{venue.name}</SiteLink>
        </h3>
        <p className="quiet">{venue.address.city}</p>
        <OpeningState hours={venue.hours} />
      </header>
      <ul className="menus-view__menus">
        {venue.menus.map(({ title, kind, path }) => (
          <li key={path} className="menus-view__menu">
            <SiteLink className="menus-view__link" href={path}>
              {title}
              {heard(texts.ofVenue(venue.name))}
            </SiteLink>
            <span className="quiet">{texts.KINDS[kind]}</span>
          </li>
        ))}
      </ul>
    </article>
  )
}

/** Every menu, by brand and venue. */
export function MenusView({ model }: { model: MenusModel }) {
  const { page, venues } = model
  return (
    <div className="menus-view practical-page">
      <PageHeader
        kicker={page.kicker}
        title={page.title}
        introduction={page.introduction}
        image={page.hero}
      />
      <div className="container menus-view__body">
        {venues.length > 0 ? (
          <>
            <h2 className="visually-hidden">{texts.menusByVenue}</h2>
            <Houses venues={venues}>{(venue) => <VenueMenus venue={venue} />}</Houses>
          </>
        ) : (
          <EmptyState
            {...page.emptyState}
            links={[{ label: common.seeOurVenues, href: routeTo("locations") }]}
          />
        )}
      </div>
      <SectionList sections={page.sections} />
    </div>
  )
}
