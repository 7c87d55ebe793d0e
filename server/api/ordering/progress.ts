import type { PickupVenue } from "../../../shared/ordering/ordering-facts"
import { mayGuestCancel, NEXT_STATE, type OrderState } from "../../../shared/ordering/states"
import { hasRoomFor } from "./kitchen-time"
import type { Order } from "./order"
import type { OrderBook } from "./order-book"

/** `changed`: it is not (any more) as who asks for it believes, and stays as it is. */
export type Advanced = { is: "done"; order: Order } | { is: "unknown" | "changed" | "full" }

/** Staff go on by one step, from what they have seen. The guest is told where it concerns them. */
export function advance(
  book: OrderBook,
  venue: PickupVenue,
  reference: string,
  from: OrderState,
  now: number,
): Advanced {
  const before = book.orders.find(reference)
  const next = NEXT_STATE[from]
  if (before?.venue !== venue.slug) return { is: "unknown" }
  if (before.state !== from || !next) return { is: "changed" }
  if (from === "held" && !hasRoomFor(book, venue, before)) return { is: "full" }
  // Of this the guest gets no mail: that it was taken, with the link, is still to be told.
  if (next === "preparing") {
    return { is: "done", order: book.orders.changeQuietly(before, { state: next }, now) }
  }
  const order = book.orders.change(before, { state: next }, now)
  if (next === "placed" || next === "ready") book.orders.mails.add(order, next, now)
  return { is: "done", order }
}

/** What was called collected by mistake is ready again, and can be cancelled and given back as before. */
export function putBack(
  { orders }: OrderBook,
  venue: PickupVenue,
  reference: string,
  now: number,
): Advanced {
  const before = orders.find(reference)
  if (before?.venue !== venue.slug) return { is: "unknown" }
  if (before.state !== "collected") return { is: "changed" }
  const order = orders.change(before, { state: "ready" }, now)
  // The guest is told once; what had not gone by then was not to be told any more, and is again.
  const isTold =
    orders.mails.follow(order, "ready") || orders.mails.mayHaveArrived(reference, "ready")
  if (!isTold) orders.mails.add(order, "ready", now)
  return { is: "done", order }
}

/**
 * Gives the kitchen its time back, and the guest their money.
 * @param reason in staff's words; a guest needs none, and may cancel until the kitchen has begun
 */
export function cancel(
  book: OrderBook,
  venue: PickupVenue,
  reference: string,
  { now, reason }: { now: number; reason?: string },
): Advanced {
  const before = book.orders.find(reference)
  if (before?.venue !== venue.slug) return { is: "unknown" }
  if (before.state === "cancelled") return { is: "done", order: before }
  const isAllowed =
    reason === undefined ? mayGuestCancel(before, now) : before.state !== "collected"
  return isAllowed
    ? { is: "done", order: cancelNow(book, before, reason ?? "", now) }
    : { is: "changed" }
}

export function cancelNow(
  { orders }: OrderBook,
  before: Order,
  reason: string,
  now: number,
): Order {
  const payment = before.payment === "paid" ? "refundDue" : before.payment
  const order = orders.change(before, { state: "cancelled", payment, reason }, now)
  // Nobody is written to because a program says so, and the kitchen has not heard of who has not paid.
  if (before.state !== "held") orders.mails.add(order, "cancelled", now)
  if (before.state !== "unpaid") orders.mails.add(order, "venue-cancelled", now)
  return order
}
