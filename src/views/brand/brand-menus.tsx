import "./brand-menus.css"
import { routeTo } from "../../../shared/paths"
import { MenuList } from "../../ui/menu-list"
import { SiteLink } from "../../ui/site-link"
import type { BrandModel } from "../../content/pages/brand"
import { MenuInBrief } from "../shared/menu-in-brief"
import * as texts from "../../texts/brand"
import * as menuTexts from "../../texts/menu"

type BrandMenus = BrandModel["menus"]
type BrandMenu = BrandMenus[number]

/** Where it is served; and in which money, where a brand's menus are in several, so that nobody reads the wrong one. */
function factsOf({ venues, venueCount, currency }: BrandMenu, menus: BrandMenus): string {
  const several = new Set(menus.map((menu) => menu.currency)).size > 1
  return [
    venues.length > 0
      ? menuTexts.servedAt(venues.map(({ name }) => name))
      : menuTexts.servedAtVenues(venueCount),
    several && currency && texts.pricesIn(currency),
  ]
    .filter(Boolean)
    .join(". ")
}

/** The brand's menus: the first to read here, the others on pages of their own. */
export function BrandMenus({ menus, hasMore }: { menus: BrandMenus; hasMore: boolean }) {
  if (menus.length === 0) return null
  return (
    <section id="menus" className="brand-menus" aria-labelledby="brand-menus">
      <div className="container">
        <h2 id="brand-menus" className="brand-menus__heading">
          {menus.length > 1 ? texts.theMenus : texts.theMenu}
        </h2>
        {menus.map((entry) =>
          entry.menu.isWhole ? (
            <div key={entry.menu.slug} className="brand-menus__whole">
              <p className="quiet">{factsOf(entry, menus)}</p>
              <MenuList menu={entry.menu} headingLevel={3} />
            </div>
          ) : (
            <MenuInBrief key={entry.menu.slug} menu={entry.menu} facts={factsOf(entry, menus)} />
          ),
        )}
        {hasMore && (
          <SiteLink className="button button--quiet" href={routeTo("menus")}>
            {texts.allMenus}
          </SiteLink>
        )}
      </div>
    </section>
  )
}
