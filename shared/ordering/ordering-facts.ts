import type { Allergen, DietaryLabel } from "../food-labels"
import type { GroupFacts, HouseFacts } from "../house-facts"
import type { PickupRules } from "./rules"

/** A dish at one of its prices, as it can be ordered. */
export interface PickupItem {
  /** Names it within its venue's orders: its name, and which of its prices. */
  key: string
  /** What it is called where it stands by itself, without its menu around it. */
  name: string
  /** Which of its prices: “Large”. Empty where there is one alone. */
  label: string
  /** In the venue's currency, as it is written: `9.5`. */
  price: number
  dietary: readonly DietaryLabel[]
  allergens: readonly Allergen[]
}

/** A venue whose guests order here what they collect, or once did. */
export interface PickupVenue extends HouseFacts {
  /** Where it no longer does, whoever has an order still sees it. */
  takesOrders: boolean
  rules: PickupRules
  /** ISO 4217. */
  currency: string
  items: readonly PickupItem[]
  /** Where to go and what to bring, in the venue's words. */
  note: string
}

/**
 * What the server that takes orders has to know of the site: a file of each release, so that it asks the prices that guests
 * have read, and goes on doing so while the CMS is away.
 */
export interface OrderingFacts extends GroupFacts {
  venues: readonly PickupVenue[]
}

/** Its path within the site. */
export const ORDERING_FACTS = "ordering.json"
