import type { PickupVenue } from "../../../shared/ordering/ordering-facts"
import { agreedTime, FURTHEST } from "../store/agreed-time"
import type { OrderBook } from "./order-book"

/**
 * As of bookings (../booking/keep-clock.ts): orders are collected, and kitchens pause, when the venue's clocks show what was agreed.
 * @returns how many have moved
 */
export function keepClock({ orders, pauses }: OrderBook, venue: PickupVenue, now: number): number {
  pauses.keepClock(venue, now)
  const { slug, hours } = venue
  return orders
    .select(
      "venue = ? and ready_at > ? and state <> 'cancelled' and replaced_by is null",
      ...[slug, now - FURTHEST],
    )
    .filter((order) => {
      const readyAt = agreedTime(hours, order, order.readyAt)
      if (readyAt === order.readyAt) return false
      orders.changeQuietly(order, { ready_at: readyAt }, now)
      return true
    }).length
}
