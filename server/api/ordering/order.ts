import type { OrderLine } from "../../../shared/ordering/staff-channel"
import type { OrderState, PaymentState } from "../../../shared/ordering/states"

/** What a guest says of themselves. Texts all, tidied; empty where nothing was said. */
export interface Orderer {
  name: string
  /** In lower case. */
  email: string
  phone: string
  /** For the kitchen. */
  message: string
}

export interface Order extends Orderer {
  /** For a guest to read out: `R7QX-29KD`. */
  reference: string
  venue: string
  state: OrderState
  payment: PaymentState
  /** At the payment provider, where it is paid there. */
  paymentId: string | null
  /** `YYYY-MM-DD` and `HH:MM` at the venue; the day is the one the service begins on. */
  day: string
  time: string
  /** Instant, in milliseconds since 1970. */
  readyAt: number
  /** As they were when they were ordered, whatever becomes of the menu. */
  lines: readonly OrderLine[]
  /** In the currency's smallest unit. */
  total: number
  /** ISO 4217. */
  currency: string
  /** Why it was cancelled, in staff's words; empty where they gave none, or the guest did it. */
  reason: string
  /** Why it looks like a program's; null where it does not. */
  suspicion: string | null
  madeAt: number
  changedAt: number
  revision: number
}

/** Mails by what they tell; each order's are sent once for each revision. */
export type OrderMailName = "placed" | "ready" | "cancelled" | "venue-new" | "venue-cancelled"
