import type { PickupVenue } from "../../../shared/ordering/ordering-facts"
import { successorOf } from "../store/successor"
import { dishesIn } from "./kitchen-time"
import { mayReaddress, type Order } from "./order"
import type { OrderBook } from "./order-book"
import { tellOfEnd, tellOfOrder } from "./telling"

/** `late`: it is being made, paid or over, and stays as it is. `isSame`: it goes there already. */
type Readdressed = { is: "readdressed"; order: Order; isSame: boolean } | { is: "unknown" | "late" }

/**
 * The address was mistyped: another order takes the place of this one, in the kitchen's time that it has. Whoever has the
 * mistyped address may have the link by now; of what is not paid yet nobody has, so that it is put right as it stands.
 */
export function readdress(
  book: OrderBook,
  venue: PickupVenue,
  reference: string,
  email: string,
  now: number,
): Readdressed {
  const before = book.orders.find(reference)
  if (before?.venue !== venue.slug) return { is: "unknown" }
  const successor = successorOf(book.orders, before, email, now)
  if (successor) return { is: "readdressed", order: successor, isSame: false }
  if (!mayReaddress(before, now)) return { is: "late" }
  if (before.email === email) return { is: "readdressed", order: before, isSame: true }
  if (before.state === "unpaid") {
    const order = book.orders.change(before, { email }, now)
    return { is: "readdressed", order, isSame: false }
  }
  // The form's key goes along: sent once more, it is this one.
  const key = book.orders.keyOf(reference)
  const order = make(book, { ...before, email }, key, { before, now })
  return { is: "readdressed", order, isSame: false }
}

/** Writes it down, in the place of what was there `before`, and tells of it. */
export function make(
  book: OrderBook,
  made: Omit<
    Order,
    "reference" | "paymentId" | "reason" | "changedAt" | "revision" | "formerly" | "replacedBy"
  >,
  key: string,
  { before, now }: { before?: Order; now: number },
): Order {
  const { venue, state, payment, day, time, readyAt, lines, total, currency } = made
  const { name, email, phone, message, suspicion, madeAt } = made
  const inserted = book.orders.insert(
    key,
    {
      ...{ venue, state, payment, day, time, ready_at: readyAt, dishes: dishesIn(lines) },
      ...{ lines: JSON.stringify(lines), total, currency, name, email, phone, message, suspicion },
      ...{ made_at: madeAt, looked_at: now },
    },
    now,
  )
  const order = before ? giveWay(book, before, inserted, now) : inserted
  tellOfOrder(book, order, now)
  return order
}

function giveWay(book: OrderBook, before: Order, successor: Order, now: number): Order {
  tellOfEnd(book, book.orders.change(before, { state: "cancelled" }, now), now)
  return book.orders.giveWay(before, successor)
}
