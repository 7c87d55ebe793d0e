import type { PickupItem } from "../../shared/ordering/ordering-facts"
import type { PickupRules } from "../../shared/ordering/rules"
import type { Allergen, DietaryLabel } from "../../shared/food-labels"
import {
  ContentError,
  list,
  oneOf,
  required,
  requiredList,
  type DocumentRef,
} from "./content-error"
import { mapFoodLabels, MENU_KINDS } from "./menu"
import { money } from "./money"

type Text = string | null | undefined
type Codes = readonly (string | null)[] | null | undefined

interface ItemRow {
  name?: Text
  description?: Text
  prices?: readonly ({ label?: Text; amount?: number | null } | null)[] | null
  dietary?: Codes
  allergens?: Codes
}

interface MenuRow {
  id?: string | number
  title?: Text
  kind?: Text
  currency?: Text
  takeaway?: boolean | null
  sections?: readonly ({ title?: Text; items?: readonly (ItemRow | null)[] | null } | null)[] | null
}

interface VenueRow {
  currency?: Text
  status?: Text
  pickup?: {
    offered?: boolean | null
    dishesPerSlot?: number | null
    slotMinutes?: number | null
    noticeMinutes?: number | null
    lastBeforeClosing?: number | null
    daysAhead?: number | null
  } | null
  menus?: readonly MenuRow[] | null
}

/** Whether a venue has a page to order from: it stays while the venue is closed, and says so, for links lead to it. */
export const hasPickupPage = ({ pickup }: Pick<VenueRow, "pickup">): boolean =>
  pickup?.offered === true

/** Whether guests can order here now what they collect from a venue. */
export const takesPickups = (venue: Pick<VenueRow, "pickup" | "status" | "menus">): boolean =>
  venue.status === "open" &&
  hasPickupPage(venue) &&
  list(venue.menus).some(({ takeaway }) => takeaway === true)

/** Of a venue that takes no more orders, for those that are still to be collected. */
const WITHOUT_ORDERS = { slotMinutes: 15, noticeMinutes: 0, lastBeforeClosing: 0, daysAhead: 0 }

export function mapPickupRules({ pickup }: VenueRow, document: DocumentRef): PickupRules {
  const count = (field: keyof PickupRules): number => {
    const fallback = field === "dishesPerSlot" ? undefined : WITHOUT_ORDERS[field]
    return required(
      pickup?.[field] ?? (pickup?.offered === true ? undefined : fallback),
      document,
      `pickup.${field}`,
      "a number, because guests order on this site",
    )
  }
  return {
    dishesPerSlot: count("dishesPerSlot"),
    slotMinutes: count("slotMinutes"),
    noticeMinutes: count("noticeMinutes"),
    lastBeforeClosing: count("lastBeforeClosing"),
    daysAhead: count("daysAhead"),
  }
}

export interface PickupDish {
  name: string
  description: string
  dietary: readonly DietaryLabel[]
  allergens: readonly Allergen[]
  /** One for each of its prices. */
  items: readonly PickupItem[]
}

/**
 * What can be ordered from a venue, menu by menu. The page and the server both ask this, so that a dish has one key and one
 * price.
 */
export function mapPickupMenus(venue: Pick<VenueRow, "menus" | "currency">) {
  const offered = list(venue.menus).filter(({ takeaway }) => takeaway === true)
  const orderNames = orderNamesOf(offered)
  const keyFor = numbering()
  return offered.map((menu) => {
    const document: DocumentRef = { type: "Menu", name: menu.title, id: menu.id }
    if (menu.currency !== venue.currency) {
      // An order has one currency: the number would be asked in another.
      const expected = `the currency of the venues that serve it, ${venue.currency ?? "none"}`
      throw new ContentError(document, "currency", "is not the venue's", expected)
    }
    return {
      title: required(menu.title, document, "title", "the menu's title"),
      kind: menu.kind ? oneOf(menu.kind, MENU_KINDS, document, "kind") : undefined,
      sections: list(menu.sections).map((section) => ({
        title: section.title ?? "",
        dishes: list(section.items).map((item) =>
          mapDish(item, menu, document, (label) => {
            const name = orderNames.get(item) ?? ""
            return { name, key: keyFor(label ? `${name}, ${label}` : name) }
          }),
        ),
      })),
    }
  })
}

/** What is said a second time gets a number. */
function numbering(): (said: string) => string {
  const taken = new Set<string>()
  return (said) => {
    let numbered = said
    for (let number = 2; taken.has(numbered); number += 1) numbered = `${said} (${number})`
    taken.add(numbered)
    return numbered
  }
}

/**
 * What each dish is called in an order, where it stands by itself. Of those that share a name each says its section, or its
 * menu too: its place among them may be another one tomorrow, and a basket is kept for longer than that.
 */
function orderNamesOf(menus: readonly MenuRow[]): ReadonlyMap<ItemRow, string> {
  const dishes = menus.flatMap((menu) =>
    list(menu.sections).flatMap((section) =>
      list(section.items).map((item) => {
        const name = item.name ?? ""
        const wheres = [[section.title], [section.title, menu.title]].map((parts) =>
          list(parts).filter(Boolean).join(", "),
        )
        const longer = wheres.filter(Boolean).map((where) => `${name} (${where})`)
        return { item, name, names: [...new Set([name, ...longer])] }
      }),
    ),
  )
  const said = new Map<string, number>()
  for (const name of dishes.flatMap(({ names }) => names)) said.set(name, (said.get(name) ?? 0) + 1)
  const numbered = numbering()
  return new Map(
    dishes.map(({ item, name, names }) => [
      item,
      numbered(names.find((one) => said.get(one) === 1) ?? name),
    ]),
  )
}

export type PickupMenu = ReturnType<typeof mapPickupMenus>[number]

function mapDish(
  item: ItemRow,
  menu: MenuRow,
  document: DocumentRef,
  inOrders: (label: string) => Pick<PickupItem, "key" | "name">,
): PickupDish {
  const name = required(item.name, document, "items.name", "the name of the dish")
  const field = `items (${name})`
  const prices = requiredList(item.prices, document, `${field}.prices`, "at least one price")
  const labels = mapFoodLabels(item, document, field)
  return {
    name,
    description: item.description ?? "",
    ...labels,
    items: prices.map((price) => {
      const label = price.label ?? ""
      return {
        ...inOrders(label),
        label,
        price: money(price.amount, menu.currency, document, `${field}.prices.amount`).amount,
        ...labels,
      }
    }),
  }
}

/** All of it, in the order of the menus. */
export const pickupItems = (menus: readonly PickupMenu[]): PickupItem[] =>
  menus.flatMap(({ sections }) =>
    sections.flatMap(({ dishes }) => dishes.flatMap(({ items }) => items)),
  )
