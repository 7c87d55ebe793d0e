import "./menu-list.css"
import { useState } from "react"
import { DIETARY_LABELS } from "../../shared/food-labels"
import type { Menu } from "../content/menu"
import { ChoiceChips } from "./choice-chips"
import { Heading } from "./heading"
import { LiveControls } from "./live-controls"
import { menuAnchor, menuSectionAnchor } from "./menu-anchors"
import { type Diet, dietsOf, dishesOf, isDiet, suits } from "./menu-list-diet"
import { MenuListSection } from "./menu-list-section"

/** From how many sections on a menu is too long for a telephone to be read without a way through it. */
const LONG = 3

type Dishes = Menu["sections"][number]["items"]

const suitable = (dishes: Dishes, diet: Diet | undefined): Dishes =>
  diet ? dishes.filter(({ dietary }) => suits(diet, dietary)) : dishes

/** The way through a long menu on a telephone: stays in sight while the menu is read. */
function SectionLinks({ menu, diet }: { menu: Menu; diet: Diet | undefined }) {
  return (
    <nav className="menu-list__nav" aria-label={`Sections of ${menu.title}`}>
      <ul className="menu-list__nav-list">
        {menu.sections.map((section, index) => (
          <li key={section.title} hidden={suitable(section.items, diet).length === 0}>
            <a href={`#${menuSectionAnchor(menu, index)}`}>{section.title}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Narrows a menu down by diet. */
function DietFilter({
  menu,
  diet,
  onChange,
}: {
  menu: Menu
  diet: Diet | undefined
  onChange: (diet: Diet | undefined) => void
}) {
  const diets = dietsOf(menu)
  if (diets.length === 0) return null
  const dishes = dishesOf(menu)
  const shown = suitable(dishes, diet)
  return (
    <LiveControls className="menu-list__filter">
      <ChoiceChips
        legend={`Filter ${menu.title} by diet`}
        name={`${menuAnchor(menu)}-diet`}
        options={[
          { value: "", label: "All" },
          ...diets.map((value) => ({ value, label: DIETARY_LABELS[value] })),
        ]}
        value={diet ?? ""}
        onChange={(value) => onChange(isDiet(value) ? value : undefined)}
      />
      <p className="menu-list__count" role="status">
        {diet ? `${shown.length} of ${dishes.length} dishes` : `${dishes.length} dishes`}
      </p>
    </LiveControls>
  )
}

/** A menu set as on the printed card. Its title is at `headingLevel`, its sections one below. */
export function MenuList({ menu, headingLevel = 2 }: { menu: Menu; headingLevel?: 2 | 3 }) {
  const [diet, setDiet] = useState<Diet>()
  const single = menu.sections.length === 1
  return (
    <article className="menu-list" id={menuAnchor(menu)}>
      <header className="menu-list__header paper">
        <Heading level={headingLevel} className="menu-list__title">
          {menu.title}
        </Heading>
        {menu.introduction && <p className="menu-list__introduction">{menu.introduction}</p>}
      </header>
      <div className="menu-list__sheet paper">
        {menu.sections.length >= LONG && <SectionLinks menu={menu} diet={diet} />}
        <DietFilter menu={menu} diet={diet} onChange={setDiet} />
        <div className={`menu-list__sections${single ? " menu-list__sections--single" : ""}`}>
          {menu.sections.map((section, index) => (
            <MenuListSection
              key={section.title}
              id={menuSectionAnchor(menu, index)}
              section={section}
              headingLevel={headingLevel === 2 ? 3 : 4}
              items={suitable(section.items, diet)}
            />
          ))}
        </div>
        <div className="menu-list__note">
          {menu.note && <p>{menu.note}</p>}
          <p>
            Each dish names those of the fourteen allergens that its recipe contains. Tell us about
            an allergy before you order: everything shares one kitchen.
          </p>
        </div>
      </div>
    </article>
  )
}
