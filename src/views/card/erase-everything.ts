import { BASKETS, ORDER_DRAFT, ORDER_FILL } from "../../../shared/ordering/addresses"
import { FORM_IDS } from "../../../shared/submissions/form-ids"
import { forgetAll } from "../../../shared/submissions/kept-submissions"
import { TICKET_TO_KEEP } from "../../../shared/tickets"
import type { Kept } from "../../ui/card/card"
import { eraseAll } from "../../ui/card/card-store"
import { noteKept } from "../../ui/forms/form-storage"
import { forgetMenuChoice } from "../../ui/menu-memory"
import { TABLE_DRAFT, TABLE_KEY, TABLE_TIME } from "../shared/table-booking/draft-names"

const isBasket = (name: string): boolean => name.startsWith(BASKETS)
const isDraft = (name: string): boolean =>
  [TABLE_DRAFT, TABLE_KEY, TABLE_TIME, ORDER_DRAFT, ORDER_FILL, TICKET_TO_KEEP].includes(name) ||
  name.startsWith(FORM_IDS)

/**
 * All that says something of the guest is gone from the device: the card and its tickets, what menus are narrowed down by, what
 * was chosen to be ordered, what was typed in this tab, and what waits to be sent: a guest who erases everything wants none of
 * it to leave later.
 * @returns card and tickets as they were, for who pressed it by mistake
 */
export function eraseEverything(): Kept {
  forgetMenuChoice()
  forgetAll()
  noteKept(false)
  remove(() => localStorage, isBasket)
  remove(() => sessionStorage, isDraft)
  return eraseAll()
}

function remove(storage: () => Storage, isOfGuest: (name: string) => boolean): void {
  try {
    const held = storage()
    for (const name of Object.keys(held).filter(isOfGuest)) held.removeItem(name)
  } catch {
    // A browser that keeps nothing.
  }
}
