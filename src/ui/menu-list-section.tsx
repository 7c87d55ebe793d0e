import type { ComponentType, ReactNode } from "react"
import type { Menu, MenuItem, MenuSection } from "../content/menu"
import { AllergenNote, DietaryLabels } from "./food-labels"
import { Heading } from "./heading"
import { Price } from "./price"

const MOST_COLUMNS = 3

/** The sizes that head the columns of prices, where every item of a section is sold by size: glass, carafe, bottle. */
function sizesOf(items: readonly MenuItem[]): readonly string[] {
  const prices = items.flatMap((item) => item.prices)
  const sizes = [...new Set(prices.flatMap(({ label }) => label ?? []))]
  const all = prices.every(({ label }) => label !== undefined)
  const tabular = all && items.length > 1 && sizes.length > 1 && sizes.length <= MOST_COLUMNS
  return tabular ? sizes : []
}

function Prices({ prices, sizes }: Pick<MenuItem, "prices"> & { sizes: readonly string[] }) {
  const [first, ...others] = prices
  // Most dishes have one price: an element less for each.
  if (first && others.length === 0 && !first.label) {
    return <Price className="menu-list__prices menu-list__price" money={first.price} />
  }
  return (
    <p className="menu-list__prices">
      {prices.map(({ label, price }, index) =>
        label ? (
          <span
            key={index}
            className="menu-list__price"
            style={sizes.length > 0 ? { gridColumn: sizes.indexOf(label) + 1 } : undefined}
          >
            <span className="menu-list__price-label">{`${label} `}</span>
            <Price money={price} />
          </span>
        ) : (
          <Price key={index} className="menu-list__price" money={price} />
        ),
      )}
    </p>
  )
}

/** What a guest's card says of a dish. */
export type DishMark = ComponentType<{ item: MenuItem; menu: Menu }>

function Item({
  item,
  sizes,
  children,
}: {
  item: MenuItem
  sizes: readonly string[]
  children: ReactNode
}) {
  return (
    <li className="menu-list__item">
      <p className="menu-list__name">{item.name}</p>
      <Prices prices={item.prices} sizes={sizes} />
      <div className="menu-list__about">
        {item.description && <p className="menu-list__description">{item.description}</p>}
        <DietaryLabels labels={item.dietary} />
        <AllergenNote allergens={item.allergens} />
        {children}
      </div>
    </li>
  )
}

/** One section of a menu. Where everything is sold by size, the sizes head columns of prices. */
export function MenuListSection({
  section,
  id,
  headingLevel,
  items,
  menu,
  Mark,
}: {
  section: MenuSection
  id: string
  headingLevel: 2 | 3 | 4
  /** What is shown of the section. */
  items: readonly MenuItem[]
  menu: Menu
  Mark: DishMark | undefined
}) {
  const sizes = sizesOf(section.items)
  const shown = new Set(items)
  return (
    <section
      id={id}
      className="menu-list__section"
      data-sizes={sizes.length > 0 ? sizes.length : undefined}
      hidden={items.length === 0}
    >
      <Heading level={headingLevel} className="menu-list__section-title">
        {section.title}
      </Heading>
      {section.description && <p className="menu-list__section-note">{section.description}</p>}
      {sizes.length > 0 && (
        <p className="menu-list__sizes" aria-hidden="true">
          {sizes.map((size) => (
            <span key={size}>{size}</span>
          ))}
        </p>
      )}
      <ul className="menu-list__items">
        {section.items.map(
          (item, index) =>
            // By its place: two dishes may have one name, and only one of them what a guest must not eat.
            shown.has(item) && (
              <Item key={index} item={item} sizes={sizes}>
                {Mark && <Mark item={item} menu={menu} />}
              </Item>
            ),
        )}
      </ul>
    </section>
  )
}
