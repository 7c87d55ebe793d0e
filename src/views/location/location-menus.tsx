import { menuAnchor, menuSectionAnchor } from "../../ui/menu-anchors"
import { MenuList } from "../../ui/menu-list"
import type { Menu } from "../../content/menu"
import type { Venue } from "../../content/venue"
import "./location-menus.css"

function MenuJumps({ menus }: { menus: readonly Menu[] }) {
  return (
    <nav aria-label="Menus and their sections">
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

/** Every menu of a venue as text, with a way to each of its sections. */
export function LocationMenus({ venue }: { venue: Venue }) {
  if (venue.menus.length === 0) return null
  return (
    <section className="location-menus" aria-labelledby="menus">
      <div className="container location-menus__head">
        <h2 id="menus">Menus</h2>
        {venue.menus.length > 1 && <MenuJumps menus={venue.menus} />}
      </div>
      <div className="location-menus__list">
        {venue.menus.map((menu) => (
          <MenuList key={menu.slug} menu={menu} headingLevel={3} />
        ))}
      </div>
    </section>
  )
}
