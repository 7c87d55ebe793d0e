import type { PaymentState } from "../../../shared/ordering/states"
import type { Order } from "./order"
import type { OrderBook } from "./order-book"
import { cancelNow } from "./progress"
import { tellOfOrder } from "./telling"

/**
 * Where it is paid.
 * @returns false where it is not to be paid there any more, or is paid at another: nobody would look after that payment
 */
export const paysAt = ({ orders }: OrderBook, reference: string, paymentId: string): boolean =>
  orders.db
    .prepare(
      `update orders set payment_id = ?1 where reference = ?2 and state = 'unpaid' and payment = 'open'
       and coalesce(payment_id, ?1) = ?1`,
    )
    .run(paymentId, reference).changes > 0

/** The provider says so. What was cancelled meanwhile, or was to be collected before, is given back. */
export const paid = (book: OrderBook, reference: string, now: number): Order | undefined =>
  settle(book, reference, "open", (before) => {
    if (before.state !== "unpaid") {
      const order = book.orders.change(before, { payment: "refundDue" }, now)
      // Until now it was not known that there is money to come back: what is under way does not say it.
      book.orders.mails.add(order, "cancelled", now)
      return order
    }
    if (before.readyAt <= now) return cancelNow(book, { ...before, payment: "paid" }, "", now)
    return placeFor(book, before, "paid", now)
  })

/**
 * The provider takes no money for it any more.
 * @param closed the payment that this is known of; null where none was opened. Where another was meanwhile, nothing changes
 */
export const notPaid = (
  book: OrderBook,
  reference: string,
  closed: string | null,
  now: number,
): Order | undefined =>
  settle(book, reference, "open", (before) => {
    if (before.paymentId !== closed) return before
    if (before.state !== "unpaid") {
      return book.orders.changeQuietly(before, { payment: "void" }, now)
    }
    return cancelNow(book, { ...before, payment: "void" }, "", now)
  })

/** Its time is over and nobody can say whether it is paid: the kitchen has its time back, and the payment stays to be looked at. */
export const giveUp = (book: OrderBook, reference: string, now: number): Order | undefined =>
  settle(book, reference, "open", (before) =>
    before.state === "unpaid" ? cancelNow(book, before, "", now) : before,
  )

/**
 * Who cannot pay there pays at the counter; only once the provider takes no money for it any more. What was to be collected
 * before is not begun.
 * @param closed as for `notPaid`
 */
export const paysAtCounter = (
  book: OrderBook,
  reference: string,
  closed: string | null,
  now: number,
): Order | undefined =>
  settle(book, reference, "open", (before) => {
    if (before.state !== "unpaid" || before.paymentId !== closed) return before
    if (before.readyAt <= now) return cancelNow(book, { ...before, payment: "void" }, "", now)
    return placeFor(book, before, "atCounter", now)
  })

export const refunded = (book: OrderBook, reference: string, now: number): Order | undefined =>
  settle(book, reference, "refundDue", (before) =>
    book.orders.changeQuietly(before, { payment: "refunded" }, now),
  )

function placeFor(book: OrderBook, before: Order, payment: PaymentState, now: number): Order {
  const order = book.orders.change(before, { state: "placed", payment }, now)
  tellOfOrder(book, order, now)
  return order
}

/** Once, whoever tells of it and however often: our own look, the provider's message, the guest who comes back. */
function settle(
  { orders }: OrderBook,
  reference: string,
  from: PaymentState,
  change: (before: Order) => Order,
): Order | undefined {
  const before = orders.find(reference)
  return before?.payment === from ? change(before) : before
}

/** Orders whose payment is to be looked after, those longest not looked at first. */
export const unsettled = ({ orders }: OrderBook, lookedBefore: number, most: number): Order[] =>
  orders.select(
    "payment in ('open', 'refundDue') and looked_at < ? order by looked_at limit ?",
    ...[lookedBefore, most],
  )

export function lookedAt({ orders }: OrderBook, reference: string, now: number): void {
  orders.db.prepare("update orders set looked_at = ? where reference = ?").run(now, reference)
}

/** The provider has news of a payment: it is looked at next. @returns false where it is none of ours */
export const hasNews = ({ orders }: OrderBook, paymentId: string): boolean =>
  orders.db.prepare("update orders set looked_at = 0 where payment_id = ?").run(paymentId).changes >
  0
