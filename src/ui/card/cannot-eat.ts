import { ALLERGENS, DIETARY_LABELS } from "../../../shared/food-labels"
import { byAsking, rulesOut } from "../../../shared/label-rules"
import * as texts from "../../texts/card"
import { dietsOf, suits, type Labelled, type LabelledMenu } from "../menu-list-filter"
import type { Card } from "./card"

type Wish = Pick<Card, "avoids" | "diets">

/** How a dish is to be asked for so that it is for the party, and what rules it out where no asking helps. */
interface Judgement {
  reasons: readonly string[]
  ways: readonly string[]
}

/**
 * By the recipe, as the filter of menus goes: what the kitchen would leave out on request is in it as it is written. A diet
 * says something of a dish only where its menu labels dishes for that diet: elsewhere no label means nothing.
 */
function judge(
  { avoids, diets }: Wish,
  { allergens, dietary }: Labelled,
  menu: LabelledMenu,
): Judgement {
  const labelled = dietsOf(menu)
  const { asItComes, asked } = byAsking(dietary)
  const avoided = allergens.filter((allergen) => avoids.includes(allergen))
  const unsuited = diets.filter((diet) => labelled.includes(diet) && !suits(diet, asItComes))
  const isAskedFor =
    avoided.every((allergen) => asked.some((label) => rulesOut(label, allergen))) &&
    unsuited.every((diet) => suits(diet, dietary))
  if (!isAskedFor) {
    const reasons = [
      ...avoided.map((allergen) => texts.containsOne(ALLERGENS[allergen].toLowerCase())),
      ...unsuited.map((diet) => texts.notMarked(DIETARY_LABELS[diet].toLowerCase())),
    ]
    return { reasons, ways: [] }
  }
  const wanted = asked.filter((label) => unsuited.some((diet) => suits(diet, [label])))
  const ways = [
    ...wanted.map((label) => DIETARY_LABELS[label].toLowerCase()),
    ...avoided
      .filter((allergen) => !wanted.some((label) => rulesOut(label, allergen)))
      .map(texts.without),
  ]
  return { reasons: [], ways }
}

/**
 * Why a dish is not for the party of a card, or how to ask for it so that it is, in a sentence; nothing where it may be as
 * it comes.
 * @param by what rules it out: the card, or what its owner hides on menus
 */
export function saidAgainst(
  wish: Wish,
  dish: Labelled,
  menu: LabelledMenu,
  by: keyof typeof texts.RULED_OUT = "card",
): string | undefined {
  const { reasons, ways } = judge(wish, dish, menu)
  if (reasons.length > 0) return texts.notForYou(by, reasons)
  return ways.length > 0 ? texts.askForIt(by, ways) : undefined
}

/** How to ask for a dish so that it is for the party: "vegan", "without milk". None where it may be as it comes, or not at all. */
export const waysToAsk = (wish: Wish, dish: Labelled, menu: LabelledMenu): readonly string[] =>
  judge(wish, dish, menu).ways
