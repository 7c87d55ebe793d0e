import { ENDED, IS_OPEN } from "../store/mail-queue"
import type { Order, OrderMailName } from "./order"
import type { OrderBook } from "./order-book"

const DAY = 24 * 3_600_000

/** That it is ordered; of what is not paid nobody hears, and of what looks like a program's the kitchen alone. */
export function tellOfOrder({ orders }: OrderBook, order: Order, now: number): void {
  if (order.state === "placed") orders.mails.add(order, "placed", now)
  if (order.state !== "unpaid") orders.mails.add(order, "venue-new", now)
}

/** In one mail: what was to be told first and has not left yet says it all. Of what is not paid nobody has heard. */
export function tellOfChange({ orders: { mails } }: OrderBook, order: Order, now: number): void {
  const { reference, state } = order
  if (state === "unpaid") return
  const wasTold = (name: OrderMailName): boolean => mails.mayHaveArrived(reference, name)
  if (state === "placed") mails.add(order, wasTold("placed") ? "changed" : "placed", now)
  mails.add(order, wasTold("venue-new") ? "venue-changed" : "venue-new", now)
}

/** Another has taken its place: told to whom it was told of. */
export function tellOfEnd({ orders: { mails } }: OrderBook, order: Order, now: number): void {
  const wasTold = (name: OrderMailName): boolean => mails.mayHaveArrived(order.reference, name)
  if (wasTold("placed")) mails.add(order, "cancelled", now)
  if (wasTold("venue-new")) mails.add(order, "venue-cancelled", now)
}

/** That an order was taken is told no more once its time is over. */
export function endOverdueMails({ orders }: OrderBook, now: number): void {
  orders.db
    .prepare(
      `update order_mails set state = ${ENDED} where ${IS_OPEN} and next_at <= ? and name in ('placed', 'changed', 'ready')
       and reference in (select reference from orders where ready_at <= ?)`,
    )
    .run(now, now - DAY / 4)
}
