import "./menu-list.css"
import type { Menu, MenuItem } from "../content/view-models"
import { AllergenNote, DietaryLabels } from "./food-labels"
import { Heading } from "./heading"
import { menuAnchor, menuSectionAnchor } from "./menu-anchors"
import { Price } from "./price"

function Prices({ prices }: Pick<MenuItem, "prices">) {
  return (
    <span className="menu-list__prices">
      {prices.map(({ label, price }, index) => (
        <span key={label ?? index} className="menu-list__price">
          {label && <span className="menu-list__price-label">{label} </span>}
          <Price money={price} />
        </span>
      ))}
    </span>
  )
}

function Item({ item }: { item: MenuItem }) {
  return (
    <li className="menu-list__item">
      <p className="menu-list__line">
        <span className="menu-list__name">{item.name}</span>
        <span className="menu-list__leader" aria-hidden="true" />
        <Prices prices={item.prices} />
      </p>
      {item.description && <p className="menu-list__description">{item.description}</p>}
      <DietaryLabels labels={item.dietary} />
      <AllergenNote allergens={item.allergens} />
    </li>
  )
}

/** A menu set as on the printed card. Its title is at `headingLevel`, its sections one below. */
export function MenuList({ menu, headingLevel = 2 }: { menu: Menu; headingLevel?: 2 | 3 }) {
  return (
    <article className="menu-list" id={menuAnchor(menu)}>
      <header className="menu-list__header">
        <Heading level={headingLevel} className="menu-list__title">
          {menu.title}
        </Heading>
        {menu.introduction && <p className="menu-list__introduction">{menu.introduction}</p>}
      </header>
      <div className="menu-list__sections">
        {menu.sections.map((section, index) => (
          <section
            key={section.title}
            id={menuSectionAnchor(menu, index)}
            className="menu-list__section"
          >
            <Heading level={headingLevel === 2 ? 3 : 4} className="menu-list__section-title">
              {section.title}
            </Heading>
            {section.description && (
              <p className="menu-list__introduction">{section.description}</p>
            )}
            <ul className="menu-list__items">
              {section.items.map((item) => (
                <Item key={item.name} item={item} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <div className="quiet menu-list__note">
        {menu.note && <p>{menu.note}</p>}
        <p>
          Each dish names those of the fourteen allergens that its recipe contains. Tell us about an
          allergy before you order: everything shares one kitchen.
        </p>
      </div>
    </article>
  )
}
