import { menuAnchor, menuSectionAnchor } from "../../ui/menu-anchors"
import { MenuList } from "../../ui/menu-list"
import type { Venue } from "../../content/venue"
import { MenuInBrief } from "../shared/menu-in-brief"
import { KINDS } from "../../texts/menu"
import * as texts from "../../texts/location"
import "./location-menus.css"

type Menus = Venue["menus"]

/** The way to each menu, and to each section of what can be read here. */
function MenuJumps({ menus }: { menus: Menus }) {
  return (
    <nav aria-label={texts.menusAndSections}>
      <ul className="location-menus__menus">
        {menus.map((menu) => (
          <li key={menu.slug}>
            <a href={`#${menuAnchor(menu)}`} className="location-menus__menu">
              {menu.title}
            </a>
            {menu.isWhole ? (
              <ul className="location-menus__sections">
                {menu.sections.map((section, index) => (
                  <li key={section.title}>
                    <a href={`#${menuSectionAnchor(menu, index)}`}>{section.title}</a>
                  </li>
                ))}
              </ul>
            ) : (
              <span className="location-menus__kind">{KINDS[menu.kind]}</span>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** A venue's menus: the first to read here, the others by their dishes, and all of them on pages of their own. */
export function LocationMenus({ venue: { menus } }: { venue: Venue }) {
  if (menus.length === 0) return null
  const inBrief = menus.filter((menu) => !menu.isWhole)
  return (
    <section className="location-menus" aria-labelledby="menus">
      <div className="container location-menus__head">
        <h2 id="menus">{texts.menus}</h2>
        {menus.length > 1 && <MenuJumps menus={menus} />}
      </div>
      <div className="location-menus__list">
        {menus.map(
          (menu) => menu.isWhole && <MenuList key={menu.slug} menu={menu} headingLevel={3} />,
        )}
        {inBrief.length > 0 && (
          <div className="location-menus__others">
            {inBrief.map((menu) => (
              <MenuInBrief key={menu.slug} menu={menu} facts={KINDS[menu.kind]} />
            ))}
          </div>
        )}
      </div>
    </section>
  )
}
