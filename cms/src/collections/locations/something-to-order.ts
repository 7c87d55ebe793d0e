import type { RuleContext } from "../../fields/rules"
import { idOf } from "../../fields/related-documents"
import type { Verdict } from "../../validation/verdict"
import { menusToTakeAway } from "../menus/takeaway"

/** Where orders are taken, one of the menus that guests see can be ordered from. */
export async function checkSomethingToOrder(
  isOffered: boolean,
  { document, req, typing }: RuleContext<object, { menus: readonly unknown[] | null }>,
): Promise<Verdict> {
  if (!isOffered || typing) return true
  const ids = (document.menus ?? []).flatMap((menu) => idOf(menu) ?? [])
  if ((await menusToTakeAway(req, ids)).length > 0) return true
  return "None of this venue’s menus can be ordered to take away, so guests would find nothing to order. Mark a menu (“Can be ordered to take away”) and publish it, and choose it under Menus above; or turn this off."
}
