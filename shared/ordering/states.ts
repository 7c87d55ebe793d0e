/** What becomes of an order, and what staff call it. */
export const ORDER_STATES = {
  unpaid: "Being paid",
  placed: "New",
  preparing: "In the kitchen",
  ready: "Ready",
  collected: "Collected",
  cancelled: "Cancelled",
  held: "Looks like a program’s",
} as const

export type OrderState = keyof typeof ORDER_STATES

/** Whether the kitchen has set its time aside: also while the guest is paying. */
export const HOLDING_STATES: readonly OrderState[] = [
  ...(["unpaid", "placed", "preparing", "ready", "collected"] as const),
]

/** What staff make of an order next, in the order of their work. */
export const NEXT_STATE: Partial<Readonly<Record<OrderState, OrderState>>> = {
  held: "placed",
  placed: "preparing",
  preparing: "ready",
  ready: "collected",
}

const isBegun = (state: OrderState): boolean =>
  state !== "unpaid" && state !== "placed" && state !== "held"

/**
 * Whether a guest may still change their mind: nothing is in the oven yet. Once its time has come it is, also where nobody
 * has said so: who has eaten gets no money back by a link.
 */
export const mayGuestCancel = (
  { state, readyAt }: { state: OrderState; readyAt: number },
  now: number,
): boolean => !isBegun(state) && now < readyAt

/** How an order is paid, and how far that is. */
export const PAYMENT_STATES = {
  atCounter: "Pays at the counter",
  open: "Not paid yet",
  void: "Not paid",
  paid: "Paid",
  refundDue: "Money to be given back",
  refunded: "Money given back",
} as const

export type PaymentState = keyof typeof PAYMENT_STATES

/** A cancelled order may have been paid in its last moment, which the provider is still to say. */
export const isUnconfirmed = ({
  state,
  payment,
}: {
  state: OrderState
  payment: PaymentState
}): boolean => state === "cancelled" && payment === "open"
