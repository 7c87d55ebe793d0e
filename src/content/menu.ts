import {
  ALLERGENS,
  DIETARY_LABELS,
  type Allergen,
  type DietaryLabel,
} from "../../shared/food-labels"
import { routeTo } from "../../shared/paths"
import { oneOf, optional, required, requiredList, someOf, type DocumentRef } from "./content-error"
import { money } from "./money"
import { optionalPicture } from "./picture"
import type { MenuDetailFragment, MenuReferenceFragment } from "./generated/queries"

export const MENU_KINDS = [
  "lunch",
  "dinner",
  "allDay",
  "brunch",
  "bakery",
  "drinks",
  "dessert",
] as const

const DIETARY = Object.keys(DIETARY_LABELS) as DietaryLabel[]
const ALLERGEN_CODES = Object.keys(ALLERGENS) as Allergen[]

type Codes = readonly (string | null)[] | null | undefined

/** Labels and allergens as the kitchen declared them: an unknown code is an error, never dropped. */
export const mapFoodLabels = (
  food: { dietary?: Codes; allergens?: Codes },
  document: DocumentRef,
  field: string,
) => ({
  dietary: someOf(food.dietary, DIETARY, document, `${field}.dietary`),
  allergens: someOf(food.allergens, ALLERGEN_CODES, document, `${field}.allergens`),
})

type MenuSectionRow = NonNullable<NonNullable<MenuDetailFragment["sections"]>[number]>
type MenuItemRow = NonNullable<NonNullable<MenuSectionRow["items"]>[number]>

export type Menu = ReturnType<typeof mapMenu>
export type MenuSection = Menu["sections"][number]
export type MenuItem = ReturnType<typeof mapItem>

export const menuReferenceFragment = /* GraphQL */ `
  fragment MenuReference on CMS_Menu {
    id
    title
    slug
    kind
  }
`

/** Name, kind and path: what others say about a menu. */
export function mapMenuReference(menu: MenuReferenceFragment) {
  const document: DocumentRef = { type: "Menu", name: menu.title, id: menu.id }
  return {
    title: required(menu.title, document, "title", "the menu's title"),
    kind: oneOf(menu.kind, MENU_KINDS, document, "kind"),
    path: routeTo("menus", required(menu.slug, document, "slug", "a slug such as dinner-milano")),
  }
}

export const menuDetailFragment = /* GraphQL */ `
  fragment MenuDetail on CMS_Menu {
    id
    title
    slug
    kind
    currency
    introduction
    sections {
      title
      description
      items {
        name
        description
        prices {
          label
          amount
        }
        dietary
        allergens
        image {
          ...SiteImage
        }
      }
    }
    note
  }
`

export function mapMenu(menu: MenuDetailFragment) {
  const document: DocumentRef = { type: "Menu", name: menu.title, id: menu.id }
  return {
    title: required(menu.title, document, "title", "the menu's title"),
    slug: required(menu.slug, document, "slug", "a slug such as dinner-milano"),
    kind: oneOf(menu.kind, MENU_KINDS, document, "kind"),
    introduction: optional(menu.introduction),
    sections: requiredList(menu.sections, document, "sections", "at least one section").map(
      (section) => ({
        title: required(section.title, document, "sections.title", "the section's title"),
        description: optional(section.description),
        items: requiredList(
          section.items,
          document,
          `sections (${section.title}).items`,
          "at least one item",
        ).map((item) => mapItem(item, menu.currency, document)),
      }),
    ),
    note: optional(menu.note),
  }
}

/** Dishes of a menu that a page about something else shows whole, and their elements; more are read on its own page. */
const MOST_DISHES = 24
const MOST_ELEMENTS = 180

/** Of a dish: its row, name, price and what stands below; a label is one, a price with its size three. */
const elementsOf = ({ description, dietary, allergens, prices }: MenuItem): number =>
  4 +
  (description ? 1 : 0) +
  (dietary.length > 0 ? 1 + dietary.length : 0) +
  (allergens.length > 0 ? 1 : 0) +
  (prices.length > 1 ? 3 * prices.length : 0)

/** A menu by the names of its dishes. */
export type MenuInBrief = ReturnType<typeof menuInBrief>

const menuInBrief = ({ title, slug, kind, introduction, sections }: Menu) => ({
  isWhole: false as const,
  title,
  slug,
  kind,
  path: routeTo("menus", slug),
  introduction,
  sections: sections.map(({ title, items }) => ({ title, dishes: items.map(({ name }) => name) })),
})

export type ShownMenu = MenuInBrief | (Menu & { isWhole: true })

/**
 * Menus as a page about something else shows them: the first whole, unless it is a long one, the others in brief. Each has
 * a page of its own, and all of several would be most of this one.
 */
export function shownMenus(menus: readonly Menu[]): readonly ShownMenu[] {
  const isShort = ({ sections }: Menu): boolean => {
    const dishes = sections.flatMap(({ items }) => items)
    const elements = dishes.reduce((sum, dish) => sum + elementsOf(dish), 0)
    return dishes.length <= MOST_DISHES && elements <= MOST_ELEMENTS
  }
  return menus.map((menu, index) =>
    index === 0 && isShort(menu) ? { ...menu, isWhole: true } : menuInBrief(menu),
  )
}

function mapItem(item: MenuItemRow, currency: string | null | undefined, document: DocumentRef) {
  const name = required(item.name, document, "items.name", "the name of the dish")
  const field = `items (${name})`
  return {
    name,
    description: optional(item.description),
    prices: requiredList(item.prices, document, `${field}.prices`, "at least one price").map(
      (price) => ({
        label: optional(price.label),
        price: money(price.amount, currency, document, `${field}.prices.amount`),
      }),
    ),
    ...mapFoodLabels(item, document, field),
    image: optionalPicture(item.image),
  }
}
