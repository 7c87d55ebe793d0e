/** What labels promise of a dish; apart from their names, which every page with a menu has. */
import { type Allergen, ALLERGENS, type DietaryLabel, DIETARY_LABELS } from "./food-labels"

/** A dietary label, and an allergen that no dish with it can contain. */
export interface Contradiction {
  diet: DietaryLabel
  allergen: Allergen
}

/** What “on request” promises is another dish than the one described, so it contradicts nothing. */
const NEVER_CONTAINS: Partial<Readonly<Record<DietaryLabel, readonly Allergen[]>>> = {
  vegetarian: ["crustaceans", "fish", "molluscs"],
  vegan: ["crustaceans", "eggs", "fish", "milk", "molluscs"],
  glutenFree: ["gluten"],
}

/** What a dish is called where it is asked for so. */
const ON_REQUEST: Partial<Readonly<Record<DietaryLabel, DietaryLabel>>> = {
  glutenFreeOption: "glutenFree",
  veganOption: "vegan",
}

/** The labels that a dish has as it comes, and those that it has if it is asked for so. */
export function byAsking(dietary: readonly DietaryLabel[]): {
  asItComes: readonly DietaryLabel[]
  asked: readonly DietaryLabel[]
} {
  return {
    asItComes: dietary.filter((label) => !ON_REQUEST[label]),
    asked: dietary.flatMap((label) => ON_REQUEST[label] ?? []),
  }
}

/** Whether a label says of a dish that it does not contain an allergen. */
export const rulesOut = (label: DietaryLabel, allergen: Allergen): boolean =>
  NEVER_CONTAINS[label]?.includes(allergen) ?? false

/** Where the labels of one dish contradict each other, in the order of both lists. */
export function contradictions(
  dietary: readonly string[],
  allergens: readonly string[],
): readonly Contradiction[] {
  const diets = Object.keys(DIETARY_LABELS) as DietaryLabel[]
  return diets
    .filter((diet) => dietary.includes(diet))
    .flatMap((diet) =>
      (NEVER_CONTAINS[diet] ?? [])
        .filter((allergen) => allergens.includes(allergen))
        .map((allergen) => ({ diet, allergen })),
    )
}

/** “Vegan” and “contains milk”: the labels as guests read them. */
export const contradictionInWords = ({ diet, allergen }: Contradiction): string =>
  `“${DIETARY_LABELS[diet]}” and “contains ${ALLERGENS[allergen].toLowerCase()}”`
