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
