import { isOpenAt } from "../../../shared/booking/service-day"
import type { OrderingFacts, PickupVenue } from "../../../shared/ordering/ordering-facts"
import type { Round } from "../outbox/rounds"
import { changedSince, tellOfClosing } from "../store/closing"
import type { OrderBook } from "./order-book"
import type { OrderStore } from "./order-store"

/** @param since looks at those alone that have changed since */
export const tellOfClosedOrders = (
  { orders }: OrderBook,
  venue: PickupVenue,
  now: number,
  since = 0,
): number =>
  tellOfClosing(
    orders,
    orders.select(
      "venue = ? and ready_at > ? and changed_at >= ? and state in ('placed', 'preparing', 'ready') order by ready_at, rowid",
      ...[venue.slug, now, since],
    ),
    ({ day, readyAt }) => isOpenAt(venue.hours, day, readyAt),
    now,
  )

/**
 * Looks at all of each release, the one that came while no process ran, too, and keeps the times of orders where a venue's
 * clocks are others; and then at what changes.
 */
export function createClosingRound({
  store,
  readFacts,
  onChange,
}: {
  store: Pick<OrderStore, "keepClock" | "tellOfClosing">
  readFacts: () => Promise<OrderingFacts>
  onChange: () => void
}): Round {
  let seen: OrderingFacts | undefined
  return async () => {
    const facts = await readFacts()
    const now = Date.now()
    const isNew = facts !== seen
    const since = changedSince(now, isNew)
    const changed = facts.venues.reduce((sum, venue) => {
      const kept = isNew ? store.keepClock(venue, now) : 0
      return sum + kept + store.tellOfClosing(venue, now, since)
    }, 0)
    seen = facts
    if (changed > 0) onChange()
    return 0
  }
}
