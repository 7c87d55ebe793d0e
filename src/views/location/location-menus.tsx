import { menuAnchor, menuSectionAnchor } from "../../ui/menu-anchors"
import { MenuList } from "../../ui/menu-list"
import type { Menu } from "../../content/menu"
import type { Venue } from "../../content/venue"
import { MenuCard } from "../shared/menu-card"
import { KINDS } from "../../texts/menu"
import * as texts from "../../texts/location"
import "./location-menus.css"

function MenuJumps({ menus }: { menus: readonly Menu[] }) {
  return (
    <nav aria-label={texts.menusAndSections}>
      <ul className="location-menus__menus">
        {menus.map((menu) => (
          <li key={menu.slug}>
            <a href={`#${menuAnchor(menu)}`} className="location-menus__menu">
              {menu.title}
            </a>
            <ul className="location-menus__sections">
              {menu.sections.map((section, index) => (
                <li key={section.title}>
                  <a href={`#${menuSectionAnchor(menu, index)}`}>{section.title}</a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Every menu of a venue as text, with a way to each of its sections: the first lies open, the others are folded. */
export function LocationMenus({ venue }: { venue: Venue }) {
  const [first, ...others] = venue.menus
  if (!first) return null
  return (
    <section className="location-menus" aria-labelledby="menus">
      <div className="container location-menus__head">
        <h2 id="menus">{texts.menus}</h2>
        {others.length > 0 && <MenuJumps menus={venue.menus} />}
      </div>
      <div className="location-menus__list">
        <MenuList menu={first} headingLevel={3} />
        {others.length > 0 && (
          <div className="location-menus__others">
            {others.map((menu) => (
              <MenuCard key={menu.slug} title={menu.title} facts={KINDS[menu.kind]}>
                <MenuList menu={menu} headingLevel={3} />
              </MenuCard>
            ))}
          </div>
        )}
      </div>
    </section>
  )
}
