import { staffView } from "../staff/staff-view"
import { KitchenBoard } from "./kitchen-board"

/** `/admin/kitchen`: what is to be cooked and handed over today, for whoever stands at the pass. */
export const KitchenView = staffView(
  "Kitchen",
  // One that takes none any more has orders to hand over all the same.
  { or: [{ "pickup.offered": { equals: true } }, { "pickup.dishesPerSlot": { exists: true } }] },
  (venues) => <KitchenBoard venues={venues} />,
)
