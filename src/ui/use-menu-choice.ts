import { useMemo } from "react"
import { ALLERGENS, type Allergen } from "../../shared/food-labels"
import { MENU_CHOICE } from "./menu-choice-names"
import { isDiet, type MenuFilter } from "./menu-list-filter"
import { remember, remembered, useRemembered } from "./menu-memory"
import { replaceQuery, useQuery } from "./use-query"

function choose(change: Partial<MenuFilter>): void {
  for (const name of MENU_CHOICE) {
    if (!(name in change)) continue
    const text = [change[name] ?? ""].flat().join(",")
    remember(name, text)
    replaceQuery({ [name]: text })
  }
}

type Texts = Readonly<Record<(typeof MENU_CHOICE)[number], string>>

/** What is neither a diet nor an allergen is left out, as anybody can write an address. */
function filterOf(asked: Texts, kept: Texts): MenuFilter {
  const hidden = `${asked.without},${kept.without}`.split(",")
  return {
    diet: [asked.diet, kept.diet].find(isDiet),
    // In the order of the regulation.
    without: (Object.keys(ALLERGENS) as Allergen[]).filter((one) => hidden.includes(one)),
  }
}

const askedIn = (query: URLSearchParams): Texts => ({
  diet: query.get("diet") ?? "",
  without: query.get("without") ?? "",
})

/** What a guest eats and cannot eat, as it is chosen now. */
export const menuChoice = (): MenuFilter =>
  filterOf(askedIn(new URLSearchParams(window.location.search)), {
    diet: remembered("diet"),
    without: remembered("without"),
  })

/**
 * What a guest eats and cannot eat, for every menu on every page. A change is written to the address and to the device. Who
 * is sent an address sees its diet, and misses what either hides: a friend's address shows nobody what they cannot eat.
 */
export function useMenuChoice(): [MenuFilter, (change: Partial<MenuFilter>) => void] {
  const query = useQuery()
  const [keptDiet, keptWithout] = [useRemembered("diet"), useRemembered("without")]
  const filter = useMemo(
    () => filterOf(askedIn(query), { diet: keptDiet, without: keptWithout }),
    [query, keptDiet, keptWithout],
  )
  return [filter, choose]
}
