import type { Whose } from "../../../shared/submissions/whose"
import type { Order } from "./order"
import type { OrderBook } from "./order-book"

/** Nothing more is made of them, and nobody can say yet that their money is where it belongs. */
const OWED = "state = 'cancelled' and payment in ('open', 'refundDue')"

const isMoneyMoving = ({ state, payment }: Order): boolean =>
  payment === "open" || payment === "refundDue" || (payment === "paid" && state !== "collected")

/** Cancelled orders whose money is, or may be, to be given back, those that have waited longest first. */
export const owed = ({ orders }: OrderBook): Order[] => orders.select(`${OWED} order by changed_at`)

/** Removes one of those, whose money somebody has seen to elsewhere. @returns whether there was one */
export function drop({ orders }: OrderBook, reference: string): boolean {
  const { changes } = orders.db
    .prepare(`delete from orders where ${OWED} and reference = ?`)
    .run(reference)
  orders.clearLog()
  return changes > 0
}

/** Orders of a guest that are not to be erased yet. */
export const inTheWay = ({ orders }: OrderBook, whose: Whose): Order[] =>
  orders.of(whose).filter(isMoneyMoving)

/**
 * All orders of a guest, or none: where money is on its way, or was taken for what is still to be collected, nobody
 * would know any more whose it is.
 * @returns how many, or the orders that are in the way
 */
export function erase(
  book: OrderBook,
  whose: Whose,
): { erased: number; inTheWay: readonly Order[] } {
  const done = book.orders.atOnce(() => {
    const left = inTheWay(book, whose)
    return { erased: left.length > 0 ? 0 : book.orders.removeOf(whose), inTheWay: left }
  })
  // Not within it: the log holds what has not ended.
  book.orders.clearLog()
  return done
}

/** Removes what was over then: orders once the CMS has them, and pauses. @returns how many orders */
export function forgetBefore({ orders, pauses }: OrderBook, time: number): number {
  pauses.forgetBefore(time)
  return orders.db
    .prepare(
      "delete from orders where ready_at < ? and mirrored = revision and payment not in ('open', 'refundDue')",
    )
    .run(time).changes
}
