import { ALLERGENS, DIETARY_LABELS } from "../../../shared/food-labels"
import type { Menu, MenuItem } from "../../content/menu"
import * as texts from "../../texts/card"
import { dietsOf, suits } from "../menu-list-filter"
import type { Card } from "./card"

/**
 * Why a dish is not for the party of a card, in words; nothing where it may be. By the recipe, as the filter of menus goes:
 * what the kitchen would leave out on request is in it as it is written. A diet says something of a dish only where its
 * menu labels dishes for that diet: elsewhere no label means nothing.
 */
export function reasonsAgainst(
  { avoids, diets }: Pick<Card, "avoids" | "diets">,
  { allergens, dietary }: Pick<MenuItem, "allergens" | "dietary">,
  menu: Menu,
): readonly string[] {
  const labelled = dietsOf(menu)
  return [
    ...allergens
      .filter((allergen) => avoids.includes(allergen))
      .map((allergen) => texts.containsOne(ALLERGENS[allergen].toLowerCase())),
    ...diets
      .filter((diet) => labelled.includes(diet) && !suits(diet, dietary))
      .map((diet) => texts.notMarked(DIETARY_LABELS[diet].toLowerCase())),
  ]
}
