import type { Allergen, DietaryLabel } from "../../shared/food-labels"
import type { Menu } from "../content/menu"

/** A way of eating that a menu can be narrowed down to. */
export type Diet = "vegetarian" | "vegan" | "glutenFree"

/** The labels that suit it; what the kitchen makes so on request says so beside the dish. */
const SUITS: Readonly<Record<Diet, readonly DietaryLabel[]>> = {
  vegetarian: ["vegetarian", "vegan", "veganOption"],
  vegan: ["vegan", "veganOption"],
  glutenFree: ["glutenFree", "glutenFreeOption"],
}

export const DIETS = Object.keys(SUITS) as readonly Diet[]

export const isDiet = (value: string): value is Diet => Object.hasOwn(SUITS, value)

/** Whether a dish with these labels can be eaten on a diet, as it comes or on request. */
export const suits = (diet: Diet, labels: readonly DietaryLabel[]): boolean =>
  labels.some((label) => SUITS[diet].includes(label))

type Dish = Menu["sections"][number]["items"][number]

/** What a dish says it contains. */
export interface Labelled {
  dietary: readonly DietaryLabel[]
  allergens: readonly Allergen[]
}

/** A menu as far as it is asked what its dishes contain. */
export interface LabelledMenu {
  kind?: Menu["kind"]
  sections: readonly { items: readonly Labelled[] }[]
}

/** @returns as much of each dish as the menu says */
export const dishesOf = <Dish>(menu: {
  sections: readonly { items: readonly Dish[] }[]
}): readonly Dish[] => menu.sections.flatMap(({ items }) => items)

/** What a guest wants to see of a menu. */
export interface MenuFilter {
  diet: Diet | undefined
  /** Dishes whose recipe contains one of these are hidden, as are those that the kitchen would make without on request. */
  without: readonly Allergen[]
}

export const isNarrowed = ({ diet, without }: MenuFilter): boolean =>
  diet !== undefined || without.length > 0

/** As much of what a guest wants of every menu as this one can be narrowed down by. */
export const applied = ({ diet, without }: MenuFilter, menu: LabelledMenu): MenuFilter => ({
  diet: dietsOf(menu).find((offered) => offered === diet),
  without: namesAllergens(menu) ? without : [],
})

export const passing = (dishes: readonly Dish[], { diet, without }: MenuFilter): readonly Dish[] =>
  dishes.filter(
    ({ dietary, allergens }) =>
      (!diet || suits(diet, dietary)) && !allergens.some((allergen) => without.includes(allergen)),
  )

/** Whether its dishes name allergens; what names none cannot be narrowed down by them. */
export const namesAllergens = (menu: LabelledMenu): boolean =>
  dishesOf(menu).some(({ allergens }) => allergens.length > 0)

/** Whether any of its dishes is called gluten-free, as it comes or on request. */
export const namesGlutenFree = (menu: Menu): boolean =>
  dishesOf(menu).some(({ dietary }) => suits("glutenFree", dietary))

/** The diets that would narrow this menu down: some of its dishes suit them, not all. Drinks are not asked. */
export function dietsOf(menu: LabelledMenu): readonly Diet[] {
  if (menu.kind === "drinks") return []
  const dishes = dishesOf(menu)
  return DIETS.filter((diet) => {
    const count = dishes.filter(({ dietary }) => suits(diet, dietary)).length
    return count > 0 && count < dishes.length
  })
}
