import type { CopiedOrder } from "../../../shared/ordering/staff-channel"
import { mayGuestCancel } from "../../../shared/ordering/states"

/** What a guest says of themselves. Texts all, tidied; empty where nothing was said. */
export type Orderer = Pick<CopiedOrder, "name" | "email" | "phone" | "message">

export interface Order extends Omit<CopiedOrder, "told"> {
  /** At the payment provider, where it is paid there. */
  paymentId: string | null
  /** Why it was cancelled, in staff's words; empty where they gave none, or the guest did it. */
  reason: string
  changedAt: number
  replacedBy: string | null
}

/** Mails by what they tell; each order's are sent once for each revision. */
export type OrderMailName =
  | "placed"
  | "changed"
  | "ready"
  | "cancelled"
  | "readdressed"
  | "venue-new"
  | "venue-changed"
  | "venue-readdressed"
  | "venue-cancelled"
  | "venue-closed"

/** What is being made, or paid, is not ordered anew for its address. */
export const mayGiveWay = (order: Order, now: number): boolean =>
  mayGuestCancel(order, now) && order.payment === "atCounter"

/** Whether its mails may still go to another address. */
export const mayReaddress = (order: Order, now: number): boolean =>
  mayGuestCancel(order, now) && (order.state === "unpaid" || mayGiveWay(order, now))
