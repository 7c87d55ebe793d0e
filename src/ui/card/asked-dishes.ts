import * as texts from "../../texts/card"
import type { Labelled, LabelledMenu } from "../menu-list-filter"
import { menuChoice } from "../use-menu-choice"
import { waysToAsk } from "./cannot-eat"
import { kept } from "./card-store"

/** A dish that a guest orders, as it stands on its menu. */
export interface OrderedDish {
  name: string
  dish: Labelled
  menu: LabelledMenu
}

/**
 * How the kitchen is to make what is ordered, by the guest's card and by what they hide on menus, in a sentence; empty where
 * every dish may be as it comes.
 */
export function askedDishes(ordered: readonly OrderedDish[]): string {
  const { diet, without } = menuChoice()
  const { avoids = [], diets = [] } = kept().card ?? {}
  const wish = {
    avoids: [...new Set([...avoids, ...without])],
    diets: [...new Set([...diets, ...(diet ? [diet] : [])])],
  }
  return texts.askedDishes(
    ordered.flatMap(({ name, dish, menu }) => {
      const ways = waysToAsk(wish, dish, menu)
      return ways.length > 0 ? [texts.askedDish(name, ways)] : []
    }),
  )
}
