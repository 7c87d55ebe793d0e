import { ENDED, IS_OPEN } from "../store/mail-queue"
import type { Order, OrderMailName } from "./order"
import type { OrderBook } from "./order-book"

const DAY = 24 * 3_600_000

/** That it is ordered; of what is not paid nobody hears, and of what looks like a program's the kitchen alone. */
export function tellOfOrder({ orders }: OrderBook, order: Order, now: number): void {
  if (order.state === "placed") orders.mails.add(order, "placed", now)
  if (order.state !== "unpaid") tellKitchen(orders.mails, order, now)
}

/** It has one order more; or the one that it knows, whose guest has another address. */
function tellKitchen(mails: OrderBook["orders"]["mails"], order: Order, now: number): void {
  const isKnown = mails.mayHaveArrivedOfAny(order.formerly, ["venue-new", "venue-readdressed"])
  mails.add(order, isKnown ? "venue-readdressed" : "venue-new", now)
}

/** In one mail: what was to be told first and has not left yet says it all. Of what is not paid nobody has heard. */
export function tellOfChange({ orders: { mails } }: OrderBook, order: Order, now: number): void {
  const { reference, state } = order
  if (state === "unpaid") return
  const wasTold = (name: OrderMailName): boolean => mails.mayHaveArrived(reference, name)
  if (state === "placed") mails.add(order, wasTold("placed") ? "changed" : "placed", now)
  if (wasTold("venue-new") || wasTold("venue-readdressed")) mails.add(order, "venue-changed", now)
  else tellKitchen(mails, order, now)
}

/** Another has taken its place: told at the address that it was told of at. */
export function tellOfEnd({ orders: { mails } }: OrderBook, order: Order, now: number): void {
  if (mails.mayHaveArrived(order.reference, "placed")) mails.add(order, "readdressed", now)
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
