import { staffView } from "../staff/staff-view"
import { KitchenBoard } from "./kitchen-board"
import { waitingOrders } from "./waiting-orders"

/** `/admin/kitchen`: what is to be cooked and handed over today, for whoever stands at the pass. */
export const KitchenView = staffView(
  "Kitchen",
  // One that takes none any more has orders to hand over all the same.
  { or: [{ "pickup.offered": { equals: true } }, { "pickup.dishesPerSlot": { exists: true } }] },
  (venues, opensAt) => <KitchenBoard venues={venues} opensAt={opensAt} />,
  async (payload, venues) => {
    const { docs } = await payload.find({
      ...{ collection: "orders", depth: 0, limit: 1, overrideAccess: true },
      ...{ sort: ["date", "time"], select: { venue: true } },
      where: waitingOrders(venues, Date.now()),
    })
    const venue = docs[0]?.venue
    return typeof venue === "object" ? venue.id : venue
  },
)
