import type { IncomingHttpHeaders } from "node:http"
import type { Order } from "./order"

/** How far a payment is. */
export type PaymentLook =
  /** It can be paid, or money may be under way. */
  { is: "open" } | { is: "paid" } | { is: "void" }

/**
 * Where guests pay online: a provider behind as little as orders need. All methods may be called again with the same
 * outcome, and throw where the provider does not answer.
 */
export interface Payments {
  /** As guests know it: “Card, by Stripe”. */
  name: string
  /** Opens the payment of an order; the same one for each call of the same order. */
  open: (order: Order, returnTo: string) => Promise<{ id: string; url: string }>
  look: (id: string) => Promise<PaymentLook>
  /** Takes no money any more, unless it was quicker: then it is paid, or open for as long as money is under way. */
  close: (id: string) => Promise<PaymentLook>
  refund: (id: string) => Promise<void>
  /**
   * Which payment a message of the provider's is about. It is believed nothing more than that there is news.
   * @param body as it was sent, byte by byte
   * @returns nothing where it is not from the provider, or about something else
   */
  about: (body: Buffer, headers: IncomingHttpHeaders) => string | undefined
}
