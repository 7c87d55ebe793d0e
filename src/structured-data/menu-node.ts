import type { MenuItemLeaf, MenuLeaf, OfferLeaf, RestrictedDiet } from "schema-dts"
import { type DietaryLabel } from "../../shared/food-labels"
import { routeTo } from "../../shared/paths"
import type { Menu, MenuItem } from "../content/menu"
import type { Money } from "../content/money"
import type { TastingMenu } from "../content/tasting-menu"
import { absolute, type Site } from "./site"

/** What is made otherwise on request is another dish than the one described. */
const DIETS: Partial<Readonly<Record<DietaryLabel, RestrictedDiet>>> = {
  vegetarian: "https://schema.org/VegetarianDiet",
  vegan: "https://schema.org/VeganDiet",
  glutenFree: "https://schema.org/GlutenFreeDiet",
}

/** Address of a menu's own page, where it is described. */
export const menuUrl = ({ slug }: Pick<Menu, "slug">, site: Site): string =>
  absolute(routeTo("menus", slug), site)

export const menuId = (menu: Pick<Menu, "slug">, site: Site): string =>
  `${menuUrl(menu, site)}#menu`

/** For a menu's own page. Descriptions of dishes are left to the page: they would be the heaviest thing on it twice. */
export const menuNode = (menu: Menu, site: Site): MenuLeaf => ({
  "@type": "Menu",
  "@id": menuId(menu, site),
  name: menu.title,
  url: menuUrl(menu, site),
  hasMenuSection: menu.sections.map((section) => ({
    "@type": "MenuSection",
    name: section.title,
    hasMenuItem: section.items.map(itemNode),
  })),
})

const itemNode = (item: MenuItem): MenuItemLeaf => ({
  "@type": "MenuItem",
  name: item.name,
  ...dietsOf(item.dietary),
  offers: item.prices.map(({ label, price }) => offerOf(price, label)),
})

export const offerOf = ({ amount, currency }: Money, name?: string): OfferLeaf => ({
  "@type": "Offer",
  name,
  price: amount,
  priceCurrency: currency,
})

function dietsOf(labels: readonly DietaryLabel[]): Pick<MenuItemLeaf, "suitableForDiet"> {
  const diets = labels.flatMap((label) => DIETS[label] ?? [])
  return diets.length > 0 ? { suitableForDiet: diets } : {}
}

export const tastingMenuId = ({ path }: Pick<TastingMenu, "path">, site: Site): string =>
  `${absolute(path, site)}#menu`

export const tastingMenuNode = (menu: TastingMenu, site: Site): MenuLeaf => ({
  "@type": "Menu",
  "@id": tastingMenuId(menu, site),
  name: menu.title,
  url: absolute(menu.path, site),
  description: menu.summary,
  offers: offerOf(menu.pricePerGuest),
  hasMenuItem: menu.courses.map(({ name, dietary }): MenuItemLeaf => ({
    "@type": "MenuItem",
    name,
    ...dietsOf(dietary),
  })),
})
