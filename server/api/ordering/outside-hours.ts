import { isOpenAt } from "../../../shared/booking/service-day"
import type { OrderingFacts, PickupVenue } from "../../../shared/ordering/ordering-facts"
import type { Round } from "../outbox/rounds"
import { tellOfClosing } from "../store/closing"
import type { OrderBook } from "./order-book"
import type { OrderStore } from "./order-store"

export const tellOfClosedOrders = (
  { orders }: OrderBook,
  venue: PickupVenue,
  now: number,
): number =>
  tellOfClosing(
    orders,
    orders.select(
      "venue = ? and ready_at > ? and state in ('placed', 'preparing', 'ready') order by ready_at, rowid",
      ...[venue.slug, now],
    ),
    ({ day, readyAt }) => isOpenAt(venue.hours, day, readyAt),
    now,
  )

/** Looks at each release, the one that came while no process ran, too. */
export function createClosingRound({
  store,
  readFacts,
  onChange,
}: {
  store: Pick<OrderStore, "tellOfClosing">
  readFacts: () => Promise<OrderingFacts>
  onChange: () => void
}): Round {
  let seen: OrderingFacts | undefined
  return async () => {
    const facts = await readFacts()
    if (facts === seen) return 0
    const now = Date.now()
    const told = facts.venues.reduce((sum, venue) => sum + store.tellOfClosing(venue, now), 0)
    seen = facts
    if (told > 0) onChange()
    return 0
  }
}
