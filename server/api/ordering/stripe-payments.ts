import type Stripe from "stripe"
import { fromMinorUnits } from "../../../shared/ordering/basket"
import { sha256 } from "../../../lib/sha256"
import * as texts from "../../../src/texts/order-form"
import type { Order } from "./order"
import type { PaymentLook, Payments } from "./payments"

export interface StripeConfig {
  secretKey: string
  webhookSecret: string | undefined
  /** Another address than Stripe's own. */
  apiUrl: string | undefined
}

const PATIENCE = 15_000

/** Stripe Checkout: guests pay on Stripe's own page, and no card number ever comes here (docs.stripe.com/api/checkout/sessions). */
export async function openStripe(config: StripeConfig): Promise<Payments> {
  const { default: StripeClient } = await import("stripe")
  const stripe = new StripeClient(config.secretKey, {
    ...addressOf(config.apiUrl),
    timeout: PATIENCE,
    maxNetworkRetries: 1,
    telemetry: false,
  })

  const lookOf = ({ payment_status, status }: Stripe.Checkout.Session): PaymentLook => {
    if (payment_status === "paid" || payment_status === "no_payment_required") return { is: "paid" }
    return { is: status === "expired" ? "void" : "open" }
  }
  // Under one key Stripe takes the same words alone; the guest's may have changed while its answer was lost.
  const create = (words: Stripe.Checkout.SessionCreateParams, { reference }: Order) =>
    stripe.checkout.sessions.create(words, {
      idempotencyKey: `open ${reference} ${sha256(JSON.stringify(words))}`,
    })
  const look = async (id: string): Promise<PaymentLook> =>
    lookOf(await stripe.checkout.sessions.retrieve(id))

  return {
    name: texts.cardByStripe,
    async open(order, returnTo) {
      // What is opened is not opened anew: the guest's words may have changed since.
      const session = order.paymentId
        ? await stripe.checkout.sessions.retrieve(order.paymentId)
        : await create(sessionOf(order, returnTo), order)
      if (!session.url) throw new Error("Stripe gave no address to pay at.")
      return { id: session.id, url: session.url }
    },
    look,
    async close(id) {
      const before = await look(id)
      if (before.is !== "open") return before
      // It refuses where the guest has paid in this very moment.
      await stripe.checkout.sessions.expire(id).catch((error: unknown) => {
        if (!(error instanceof StripeClient.errors.StripeInvalidRequestError)) throw error
      })
      return look(id)
    },
    async refund(id) {
      const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(id)
      if (!intent) return
      // Under a key of each attempt: for one of the order Stripe would answer for a day as it did when its balance was too small.
      await stripe.refunds
        .create({ payment_intent: typeof intent === "string" ? intent : intent.id })
        .catch((error: unknown) => {
          // By us, where its answer was lost, or by somebody in its dashboard.
          const isDone =
            error instanceof StripeClient.errors.StripeInvalidRequestError &&
            error.code === "charge_already_refunded"
          if (!isDone) throw error
        })
    },
    about(body, { "stripe-signature": signature }) {
      if (!config.webhookSecret || typeof signature !== "string") return undefined
      try {
        const event = stripe.webhooks.constructEvent(body, signature, config.webhookSecret)
        return event.type.startsWith("checkout.session.")
          ? (event.data.object as Stripe.Checkout.Session).id
          : undefined
      } catch {
        return undefined
      }
    },
  }
}

const sessionOf = (order: Order, returnTo: string): Stripe.Checkout.SessionCreateParams => ({
  mode: "payment",
  // With others, money may come days after the order: the kitchen waits for a quarter of an hour.
  allowed_payment_method_types: ["card"],
  client_reference_id: order.reference,
  customer_email: order.email,
  success_url: returnTo,
  cancel_url: returnTo,
  line_items: linesOf(order),
})

/** docs.stripe.com/api/checkout/sessions/create#create_checkout_session-line_items */
const MOST_LINES = 100

/** The dishes, each at its price; one line of them all where Stripe takes no more, or where they come to another sum there. */
function linesOf({
  lines,
  total,
  currency,
}: Order): Stripe.Checkout.SessionCreateParams.LineItem[] {
  const line = (name: string, price: number, count: number) => ({
    quantity: count,
    price_data: {
      currency: currency.toLowerCase(),
      unit_amount: stripeAmount(price, currency),
      product_data: { name },
    },
  })
  const each = lines.map(({ name, label, price, count }) =>
    line(texts.dishName({ name, label }), price, count),
  )
  const sum = each.reduce((all, { quantity, price_data: { unit_amount: amount } }) => {
    return all + amount * quantity
  }, 0)
  if (lines.length <= MOST_LINES && sum === stripeAmount(total, currency)) return each
  const dishes = lines.reduce((all, { count }) => all + count, 0)
  return [line(texts.wholeOrder(dishes), total, 1)]
}

/** docs.stripe.com/currencies#zero-decimal and #three-decimal; all others have two digits there, ISK and UGX too. */
const WITHOUT_DIGITS = "BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF".split(" ")
const WITH_THREE_DIGITS = "BHD JOD KWD OMR TND".split(" ")

/**
 * In Stripe's smallest unit, which is not everywhere that of those who write prices: ISK has two digits there, and none here.
 * Of three digits the last one has to be 0, as it is of an order's total; a dish's price is rounded down to it.
 */
export function stripeAmount(units: number, currency: string): number {
  const amount = fromMinorUnits(units, currency)
  if (WITHOUT_DIGITS.includes(currency)) return Math.round(amount)
  if (!WITH_THREE_DIGITS.includes(currency)) return Math.round(amount * 100)
  const thousandths = Math.round(amount * 1000)
  return thousandths - (thousandths % 10)
}

function addressOf(
  url: string | undefined,
): Pick<Stripe.StripeConfig, "host" | "port" | "protocol"> {
  if (url === undefined) return {}
  const { hostname, port, protocol } = new URL(url)
  return {
    host: hostname,
    protocol: protocol === "http:" ? "http" : "https",
    ...(port ? { port } : {}),
  }
}
