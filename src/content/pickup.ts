import type { PickupItem } from "../../shared/ordering/ordering-facts"
import type { PickupRules } from "../../shared/ordering/rules"
import type { Allergen, DietaryLabel } from "../../shared/food-labels"
import { ContentError, list, required, requiredList, type DocumentRef } from "./content-error"
import { mapFoodLabels } from "./menu"
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

/** Whether guests order here what they collect from a venue. */
export const takesPickups = (venue: {
  status?: Text
  pickup?: { offered?: boolean | null } | null
  menus?: readonly { takeaway?: boolean | null }[] | null
}): boolean =>
  venue.status === "open" &&
  venue.pickup?.offered === true &&
  list(venue.menus).some(({ takeaway }) => takeaway === true)

/** Whether the numbers are there, so that orders may be too: they stay when a venue takes none any more. */
export const hasTakenPickups = ({ pickup }: VenueRow): boolean =>
  pickup?.offered === true ||
  [
    ...[pickup?.dishesPerSlot, pickup?.slotMinutes, pickup?.noticeMinutes],
    ...[pickup?.lastBeforeClosing, pickup?.daysAhead],
  ].every((count) => count != null)

export function mapPickupRules({ pickup }: VenueRow, document: DocumentRef): PickupRules {
  const count = (value: number | null | undefined, field: string): number =>
    required(value, document, `pickup.${field}`, "a number, because guests order on this site")
  return {
    dishesPerSlot: count(pickup?.dishesPerSlot, "dishesPerSlot"),
    slotMinutes: count(pickup?.slotMinutes, "slotMinutes"),
    noticeMinutes: count(pickup?.noticeMinutes, "noticeMinutes"),
    lastBeforeClosing: count(pickup?.lastBeforeClosing, "lastBeforeClosing"),
    daysAhead: count(pickup?.daysAhead, "daysAhead"),
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
 * price. Dishes that are called the same are told apart by their number.
 */
export function mapPickupMenus(venue: Pick<VenueRow, "menus" | "currency">) {
  const keys = new Set<string>()
  const keyFor = (name: string): string => {
    let key = name
    for (let number = 2; keys.has(key); number += 1) key = `${name} (${number})`
    keys.add(key)
    return key
  }
  return list(venue.menus)
    .filter(({ takeaway }) => takeaway === true)
    .map((menu) => {
      const document: DocumentRef = { type: "Menu", name: menu.title, id: menu.id }
      if (menu.currency !== venue.currency) {
        // An order has one currency: the number would be asked in another.
        const expected = `the currency of the venues that serve it, ${venue.currency ?? "none"}`
        throw new ContentError(document, "currency", "is not the venue's", expected)
      }
      return {
        title: required(menu.title, document, "title", "the menu's title"),
        sections: list(menu.sections).map((section) => ({
          title: section.title ?? "",
          dishes: list(section.items).map((item) => mapDish(item, menu, document, keyFor)),
        })),
      }
    })
}

export type PickupMenu = ReturnType<typeof mapPickupMenus>[number]

function mapDish(
  item: ItemRow,
  menu: MenuRow,
  document: DocumentRef,
  keyFor: (name: string) => string,
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
        key: keyFor(label ? `${name}, ${label}` : name),
        name,
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
