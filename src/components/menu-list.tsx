import "./menu-list.css"
import { useState } from "react"
import { DIETARY_LABELS } from "../../shared/food-labels"
import type { Menu } from "../content/view-models"
import { ChoiceChips } from "./choice-chips"
import { Heading } from "./heading"
import { menuAnchor, menuSectionAnchor } from "./menu-anchors"
import { type Diet, dietsOf, dishesOf, isDiet, suits } from "./menu-list-diet"
import { MenuListSection } from "./menu-list-section"

/** From how many sections on a menu is too long for a telephone to be read without a way through it. */
const LONG = 3

/** The way through a long menu on a telephone: stays in sight while the menu is read. */
function SectionLinks({ menu }: { menu: Menu }) {
  return (
    <nav className="menu-list__nav" aria-label={`Sections of ${menu.title}`}>
      <ul className="menu-list__nav-list">
        {menu.sections.map((section, index) => (
          <li key={section.title}>
            <a href={`#${menuSectionAnchor(menu, index)}`}>{section.title}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Narrows a menu down by diet. Needs scripts; without them it is not there and every dish is. */
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
  const shown = diet ? dishes.filter(({ dietary }) => suits(diet, dietary)) : dishes
  return (
    <div className="menu-list__filter">
      <ChoiceChips
        legend={`Show of ${menu.title}`}
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
    </div>
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
        {menu.sections.length >= LONG && <SectionLinks menu={menu} />}
        <DietFilter menu={menu} diet={diet} onChange={setDiet} />
        <div className={`menu-list__sections${single ? " menu-list__sections--single" : ""}`}>
          {menu.sections.map((section, index) => (
            <MenuListSection
              key={section.title}
              id={menuSectionAnchor(menu, index)}
              section={section}
              headingLevel={headingLevel === 2 ? 3 : 4}
              items={
                diet ? section.items.filter(({ dietary }) => suits(diet, dietary)) : section.items
              }
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
