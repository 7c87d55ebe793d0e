import { HeldTimesTable } from "../store/held-times-table"
import type { Db } from "../store/open-database"
import { Records } from "../store/records"
import type { OrderLine } from "../../../shared/ordering/staff-channel"
import type { Order, OrderMailName } from "./order"
import { ORDER_MAILS, ORDER_PAUSES, ORDERS } from "./order-tables"

const COLUMNS = `reference, venue, state, payment, payment_id as paymentId, day, time, ready_at as readyAt, lines, total,
  currency, name, email, phone, message, reason, suspicion, made_at as madeAt, changed_at as changedAt, revision`

function toOrder(row: unknown): Order {
  const order = row as Omit<Order, "lines"> & { lines: string }
  return { ...order, lines: JSON.parse(order.lines) as OrderLine[] }
}

/** What kitchens are asked for, and when they take no orders. */
export interface OrderBook {
  orders: Records<Order, OrderMailName>
  pauses: HeldTimesTable
}

export const openOrderBook = (db: Db): OrderBook => ({
  orders: new Records<Order, OrderMailName>(db, {
    ...{ records: ORDERS, mails: ORDER_MAILS, columns: COLUMNS, read: toOrder, letter: "R" },
  }),
  pauses: new HeldTimesTable(db, ORDER_PAUSES),
})
