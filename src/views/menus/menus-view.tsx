import { routeTo } from "../../../shared/paths"
import type { MenusModel } from "../../content/pages/menus"
import { Directory } from "../../ui/directory"
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

/** What one venue serves, and whether it does now; of one that is not open, when it will and where it is served until then. */
function VenueMenus({ venue }: { venue: MenusModel["venues"][number] }) {
  const { status } = venue.hours
  return (
    <article className="menus-view__venue" id={venue.slug}>
      <header className="menus-view__where">
        <h3 className="menus-view__name">
          <SiteLink className="name-link" href={venue.path}>
            {venue.name}
          </SiteLink>
        </h3>
        <p className="quiet">{venue.address.city}</p>
        <OpeningState hours={venue.hours} />
      </header>
      <ul className="menus-view__menus">
        {venue.menus.map(({ title, kind, path, meanwhileAt }) => (
          <li key={path} className="menus-view__menu">
            <SiteLink className="menus-view__link" href={path}>
              {title}
              {heard(texts.ofVenue(venue.name))}
            </SiteLink>
            {status === "openingSoon" || status === "temporarilyClosed" ? (
              <span className="quiet menus-view__later">
                {texts.servedLater(kind, status, meanwhileAt)}
              </span>
            ) : (
              <span className="quiet">{texts.KINDS[kind]}</span>
            )}
          </li>
        ))}
      </ul>
    </article>
  )
}

/** A menu of very many venues: which they are stands on its own page. */
function ServedMenu({ menu }: { menu: MenusModel["menus"][number] }) {
  const { title, kind, path } = menu
  return (
    <p className="menus-view__menu">
      <SiteLink className="menus-view__link" href={path}>
        {title}
      </SiteLink>
      <span className="quiet">
        {texts.KINDS[kind]}, {whereServed(menu)}
      </span>
    </p>
  )
}

/** Of more menus each is a name. */
const MOST_LINES = 100

const whereServed = ({ venue, venues }: MenusModel["menus"][number]): string =>
  venue ?? texts.atVenues(venues)

/** Every menu, by brand and venue. */
export function MenusView({ model }: { model: MenusModel }) {
  const { page, venues, menus } = model
  return (
    <div className="menus-view practical-page">
      <PageHeader
        kicker={page.kicker}
        title={page.title}
        introduction={page.introduction}
        image={page.hero}
      />
      <div className="container menus-view__body">
        {menus.length > 0 && (
          <>
            <h2 className="visually-hidden">{texts.menusByHouse}</h2>
            {menus.length > MOST_LINES ? (
              <Directory
                entries={menus.map((menu) => ({
                  name: `${menu.title}, ${whereServed(menu)}`,
                  href: menu.path,
                  group: menu.brand.name,
                }))}
              />
            ) : (
              <Houses venues={menus}>{(menu) => <ServedMenu menu={menu} />}</Houses>
            )}
          </>
        )}
        {venues.length > 0 && (
          <>
            <h2 className="visually-hidden">{texts.menusByVenue}</h2>
            <Houses venues={venues}>{(venue) => <VenueMenus venue={venue} />}</Houses>
          </>
        )}
        {menus.length === 0 && venues.length === 0 && (
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
