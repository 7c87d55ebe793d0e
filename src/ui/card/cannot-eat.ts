import { ALLERGENS, DIETARY_LABELS } from "../../../shared/food-labels"
import { byAsking, rulesOut } from "../../../shared/label-rules"
import * as texts from "../../texts/card"
import { dietsOf, suits, type Labelled, type LabelledMenu } from "../menu-list-filter"
import type { Card } from "./card"

/**
 * Why a dish is not for the party of a card, or how to ask for it so that it is, in a sentence; nothing where it may be as
 * it comes. By the recipe, as the filter of menus goes: what the kitchen would leave out on request is in it as it is
 * written. A diet says something of a dish only where its menu labels dishes for that diet: elsewhere no label means nothing.
 * @param by what rules it out: the card, or what its owner hides on menus
 */
export function saidAgainst(
  { avoids, diets }: Pick<Card, "avoids" | "diets">,
  { allergens, dietary }: Labelled,
  menu: LabelledMenu,
  by: keyof typeof texts.RULED_OUT = "card",
): string | undefined {
  const labelled = dietsOf(menu)
  const { asItComes, asked } = byAsking(dietary)
  const avoided = allergens.filter((allergen) => avoids.includes(allergen))
  const unsuited = diets.filter((diet) => labelled.includes(diet) && !suits(diet, asItComes))
  const isAskedFor =
    avoided.every((allergen) => asked.some((label) => rulesOut(label, allergen))) &&
    unsuited.every((diet) => suits(diet, dietary))
  if (!isAskedFor) {
    return texts.notForYou(by, [
      ...avoided.map((allergen) => texts.containsOne(ALLERGENS[allergen].toLowerCase())),
      ...unsuited.map((diet) => texts.notMarked(DIETARY_LABELS[diet].toLowerCase())),
    ])
  }
  const wanted = asked.filter((label) => unsuited.some((diet) => suits(diet, [label])))
  const ways = [
    ...wanted.map((label) => DIETARY_LABELS[label].toLowerCase()),
    ...avoided
      .filter((allergen) => !wanted.some((label) => rulesOut(label, allergen)))
      .map(texts.without),
  ]
  return ways.length > 0 ? texts.askForIt(by, ways) : undefined
}
