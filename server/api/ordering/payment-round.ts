import type { FastifyBaseLogger } from "fastify"
import { wordsOf } from "../outbox/rounds"
import type { Order } from "./order"
import type { OrderStore } from "./order-store"
import type { Payments } from "./payments"

const MINUTE = 60_000
/** A kitchen's time is kept so long for who is paying. */
export const PAID_WITHIN = 15 * MINUTE
/** Between looks at the same payment, in milliseconds; the provider's message makes it sooner. */
const LOOK_AGAIN = 20_000
const MOST = 10

/** Nobody pays for what was to be collected before. */
const payableUntil = ({ madeAt, readyAt }: Order): number => Math.min(madeAt + PAID_WITHIN, readyAt)

/**
 * What is to be asked of the payment provider: whether an order is paid, to take no more money for one that is cancelled
 * or has waited too long, and to give money back. Nothing depends on the provider's own messages, which may be lost.
 */
export function createPaymentRound({
  store,
  payments,
  onChange,
  isStopping,
  log,
}: {
  store: OrderStore
  payments: Payments | undefined
  onChange: () => void
  isStopping: () => boolean
  log: Pick<FastifyBaseLogger, "warn">
}) {
  /** @throws where the provider does not answer */
  async function settle(order: Order, now: number): Promise<Order | undefined> {
    const { reference, paymentId, payment } = order
    if (payment === "refundDue") {
      if (!payments || !paymentId) return order
      await payments.refund(paymentId)
      return store.refunded(reference, now)
    }
    if (payment !== "open") return order
    const isOver = order.state !== "unpaid" || now > payableUntil(order)
    if (!paymentId) return isOver ? store.notPaid(reference, null, now) : order
    if (!payments) return isOver && order.state === "unpaid" ? giveUp(order, now) : order
    const found = isOver ? await payments.close(paymentId) : await payments.look(paymentId)
    if (found.is === "paid") return store.paid(reference, now)
    return found.is === "void" ? store.notPaid(reference, paymentId, now) : order
  }

  /** Nobody is there who could say whether it is paid: its payment stays open, for when somebody is again. */
  function giveUp({ reference }: Order, now: number): Order | undefined {
    log.warn({ reference }, "an order was given up, which may be paid: no payment provider is set")
    return store.giveUp(reference, now)
  }

  return {
    settle,
    async round(): Promise<number> {
      const now = Date.now()
      const due = store.unsettled(now - LOOK_AGAIN, MOST)
      for (const order of due) {
        if (isStopping()) return 0
        store.lookedAt(order.reference, now)
        try {
          const after = await settle(order, now)
          if (after && after.revision !== order.revision) onChange()
        } catch (error) {
          const { reference } = order
          log.warn({ reference, problem: wordsOf(error) }, "a payment waits for its provider")
          // Where it does not answer for one, it may not for the others: those are first in the next round.
          return 0
        }
      }
      return due.length
    },
  }
}

export type PaymentRound = ReturnType<typeof createPaymentRound>
