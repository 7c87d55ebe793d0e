import type { Allergen, DietaryLabel } from "../../../../shared/food-labels"
import { image } from "../../references"
import type { Content } from "../../types"
import type { MediaName } from "../media"

type MenuItem = Content<"menus">["sections"][number]["items"][number]

/**
 * One item of a menu, on two or three lines. `price` is an amount of the menu's currency, or several
 * by label (`{ Glass: 6, Bottle: 29 }`).
 */
export const dish = (
  name: string,
  description: string,
  price: number | Readonly<Record<string, number>>,
  allergens: readonly Allergen[],
  dietary: readonly DietaryLabel[] = [],
  picture?: MediaName,
): MenuItem => ({
  name,
  ...(description === "" ? {} : { description }),
  prices:
    typeof price === "number"
      ? [{ amount: price }]
      : Object.entries(price).map(([label, amount]) => ({ label, amount })),
  dietary,
  allergens,
  ...(picture ? { image: image(picture) } : {}),
})
