import "./menu-list.css"
import "./card/card-dish.css"
import { memo, useDeferredValue, useMemo } from "react"
import { routeTo } from "../../shared/paths"
import type { Menu } from "../content/menu"
import { Heading } from "./heading"
import { useCardParts } from "./card/use-card-parts"
import { menuAnchor, menuSectionAnchor } from "./menu-anchors"
import { LeftOfMenu, MenuListControls } from "./menu-list-controls"
import { applied, isNarrowed, type MenuFilter, namesGlutenFree, passing } from "./menu-list-filter"
import { MenuListSection } from "./menu-list-section"
import { SiteLink } from "./site-link"
import { useMenuChoice } from "./use-menu-choice"
import { heard, words } from "./words"
import * as texts from "../texts/menu"

/** From how many sections on a menu is too long for a telephone to be read without a way through it. */
const LONG = 3

const SECTION_LEVEL = { 1: 2, 2: 3, 3: 4 } as const

/** The way through a long menu on a telephone: stays in sight while the menu is read. */
function SectionLinks({ menu, filter }: { menu: Menu; filter: MenuFilter }) {
  return (
    <nav className="menu-list__nav" aria-label={texts.sectionsOf(menu.title)}>
      <ul className="menu-list__nav-list">
        {menu.sections.map((section, index) => (
          <li key={index} hidden={passing(section.items, filter).length === 0}>
            <a href={`#${menuSectionAnchor(menu, index)}`}>{section.title}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const Sections = memo(function Sections({
  menu,
  filter,
  headingLevel,
}: {
  menu: Menu
  filter: MenuFilter
  headingLevel: 2 | 3 | 4
}) {
  const card = useCardParts()
  const single = menu.sections.length === 1
  return (
    <>
      {card && <card.CardWarnings menu={menu} />}
      <div className={`menu-list__sections${single ? " menu-list__sections--single" : ""}`}>
        {menu.sections.map((section, index) => (
          <MenuListSection
            key={index}
            menu={menu}
            Mark={card?.CardDish}
            id={menuSectionAnchor(menu, index)}
            section={section}
            headingLevel={headingLevel}
            items={passing(section.items, filter)}
          />
        ))}
      </div>
      {card && <card.CardMenuNote menu={menu} />}
    </>
  )
})

/**
 * A menu set as on the printed card. Its title is at `headingLevel`, its sections one below. Where it is not the page's
 * own matter (level 1), it leads to the page that is its own.
 */
export function MenuList({ menu, headingLevel = 2 }: { menu: Menu; headingLevel?: 1 | 2 | 3 }) {
  const [chosen, choose] = useMenuChoice()
  const filter = useMemo(() => applied(chosen, menu), [chosen, menu])
  // The choice is seen at once, on a slow phone too; the dishes follow.
  const later = useDeferredValue(filter)
  return (
    <article className="menu-list" id={menuAnchor(menu)}>
      <header className="menu-list__header paper">
        <Heading level={headingLevel} className="menu-list__title">
          {menu.title}
        </Heading>
        {menu.introduction && <p className="menu-list__introduction">{menu.introduction}</p>}
      </header>
      <div className="menu-list__sheet paper">
        {menu.sections.length >= LONG && <SectionLinks menu={menu} filter={filter} />}
        <MenuListControls menu={menu} filter={filter} onChange={choose} />
        {isNarrowed(filter) && (
          <div className="menu-list__part">
            <LeftOfMenu menu={menu} filter={filter} />
          </div>
        )}
        <Sections menu={menu} filter={later} headingLevel={SECTION_LEVEL[headingLevel]} />
        <div className="menu-list__note">
          {menu.note && <p>{menu.note}</p>}
          <p>{texts.allergenNote}</p>
          {namesGlutenFree(menu) && <p>{texts.coeliacWarning}</p>}
          {headingLevel > 1 && (
            <p className="menu-list__own">
              <SiteLink href={routeTo("menus", menu.slug)}>
                {words(texts.onItsOwnPage(menu.title, heard))}
              </SiteLink>
            </p>
          )}
        </div>
      </div>
    </article>
  )
}
