/** Dietary labels a dish can carry. */
export const DIETARY_LABELS = {
  vegetarian: "Vegetarian",
  vegan: "Vegan",
  glutenFree: "Gluten-free",
  glutenFreeOption: "Gluten-free on request",
  veganOption: "Vegan on request",
  spicy: "Spicy",
  alcoholFree: "Alcohol-free",
} as const

export type DietaryLabel = keyof typeof DIETARY_LABELS

/** The fourteen allergens of Regulation (EU) No 1169/2011, Annex II, in its order. */
export const ALLERGENS = {
  gluten: "Cereals with gluten",
  crustaceans: "Crustaceans",
  eggs: "Eggs",
  fish: "Fish",
  peanuts: "Peanuts",
  soybeans: "Soybeans",
  milk: "Milk",
  nuts: "Nuts",
  celery: "Celery",
  mustard: "Mustard",
  sesame: "Sesame",
  sulphites: "Sulphites",
  lupin: "Lupin",
  molluscs: "Molluscs",
} as const

export type Allergen = keyof typeof ALLERGENS

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

/** Where the labels of one dish contradict each other, in the order of the lists above. */
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
