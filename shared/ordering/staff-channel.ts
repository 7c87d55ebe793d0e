import type { GuestTold } from "../guest-told"
import type { HeldTimes, StaffReply } from "../staff-reply"
import type { OrderState, PaymentState } from "./states"

/** Where the forms' server listens to the CMS, outside of what the site's own origin passes on. */
export const KITCHEN_PATH = "/staff/orders"
/** Where the CMS takes in the orders' copies, below its own `/api`. */
export const ORDER_COPIES_PATH = "/order-copies"

/** What staff ask of the orders. Days are `YYYY-MM-DD`, times `HH:MM` at the venue. */
export type KitchenRequest = { venue: string; by: string } & (
  | { ask: "day"; day: string }
  /** `from` is what the order was when staff saw it: pressed twice, or by two, it goes on by one step alone. */
  | { ask: "next"; reference: string; from: OrderState }
  /** It was called collected by mistake. */
  | { ask: "back"; reference: string }
  | { ask: "cancel"; reference: string; why: string }
  | { ask: "pause"; day: string; from: string; until: string }
  /** From now on: nothing that is ordered within these minutes, whenever it could be collected. */
  | { ask: "pauseNow"; minutes: number }
  | { ask: "resume"; id: number }
)

export interface OrderLine {
  name: string
  /** Which of its prices; may be empty. */
  label: string
  count: number
  /** Of one, in the currency's smallest unit. */
  price: number
}

/** An order, as staff see it and as the CMS keeps its copy. */
export interface StaffOrder {
  /** For a guest to read out: `R7QX-29KD`. */
  reference: string
  /** What it was called under addresses that were put right since, oldest first. */
  formerly: readonly string[]
  state: OrderState
  payment: PaymentState
  /** `YYYY-MM-DD` and `HH:MM` at the venue; the day is the one the service begins on. */
  day: string
  time: string
  /** When it is collected: an instant, in milliseconds since 1970. */
  readyAt: number
  /** As they were when they were ordered, whatever becomes of the menu. */
  lines: readonly OrderLine[]
  /** In the currency's smallest unit. */
  total: number
  /** ISO 4217. */
  currency: string
  name: string
  /** In lower case. */
  email: string
  phone: string
  /** For the kitchen. */
  message: string
  /** Why it looks like a program's; null where it does not. */
  suspicion: string | null
  /** Whether the guest knows how it stands. */
  told: GuestTold
  /** Instant, in milliseconds since 1970. */
  madeAt: number
}

/** What is posted to `ORDER_COPIES_PATH`, signed `orders to the CMS`. */
export interface CopiedOrder extends StaffOrder {
  /** Slug. */
  venue: string
  revision: number
}

/** A day at a venue's kitchen. */
export interface KitchenDay {
  is: "day"
  timeZone: string
  /** The day that is in service now, `YYYY-MM-DD`: past midnight the evening's, until its last service has ended. */
  today: string
  dishesPerSlot: number
  /** Why there is nothing to collect on that day. */
  closed: string | null
  /** Whether the venue takes orders at all now. */
  takesOrders: boolean
  /** In the order in which they are collected. */
  orders: readonly StaffOrder[]
  pauses: readonly HeldTimes[]
}

export type KitchenAnswer = StaffReply<KitchenDay>
