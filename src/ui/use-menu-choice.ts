import { useMemo } from "react"
import { ALLERGENS, type Allergen } from "../../shared/food-labels"
import { MENU_CHOICE } from "./menu-choice-names"
import { isDiet, type MenuFilter } from "./menu-list-filter"
import { remember, useRemembered } from "./menu-memory"
import { replaceQuery, useQuery } from "./use-query"

function choose(change: Partial<MenuFilter>): void {
  for (const name of MENU_CHOICE) {
    if (!(name in change)) continue
    const text = [change[name] ?? ""].flat().join(",")
    remember(name, text)
    replaceQuery({ [name]: text })
  }
}

/**
 * What a guest eats and cannot eat, for every menu on every page. A change is written to the address and to the device. Who
 * is sent an address sees its diet, and misses what either hides: a friend's address shows nobody what they cannot eat. What
 * is neither a diet nor an allergen is left out, as anybody can write an address.
 */
export function useMenuChoice(): [MenuFilter, (change: Partial<MenuFilter>) => void] {
  const query = useQuery()
  const [askedDiet, askedWithout] = [query.get("diet") ?? "", query.get("without") ?? ""]
  const [keptDiet, keptWithout] = [useRemembered("diet"), useRemembered("without")]
  const filter = useMemo((): MenuFilter => {
    const hidden = `${askedWithout},${keptWithout}`.split(",")
    return {
      diet: [askedDiet, keptDiet].find(isDiet),
      // In the order of the regulation.
      without: (Object.keys(ALLERGENS) as Allergen[]).filter((one) => hidden.includes(one)),
    }
  }, [askedDiet, keptDiet, askedWithout, keptWithout])
  return [filter, choose]
}
