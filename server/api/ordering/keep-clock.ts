import type { PickupVenue } from "../../../shared/ordering/ordering-facts"
import { agreedTime, FURTHEST } from "../store/agreed-time"
import type { OrderBook } from "./order-book"

/**
 * As of bookings (../booking/keep-clock.ts): orders are collected when the venue's clocks show what their guests have read.
 * @returns how many have moved
 */
export const keepClock = (
  { orders }: OrderBook,
  { slug, hours }: PickupVenue,
  now: number,
): number =>
  orders
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
