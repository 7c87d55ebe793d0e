import type Stripe from "stripe"
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

  const lookOf = ({ payment_status, status, url }: Stripe.Checkout.Session): PaymentLook => {
    if (payment_status === "paid" || payment_status === "no_payment_required") return { is: "paid" }
    return status === "open" && url ? { is: "open", url } : { is: "void" }
  }
  const look = async (id: string): Promise<PaymentLook> =>
    lookOf(await stripe.checkout.sessions.retrieve(id))

  return {
    name: texts.cardByStripe,
    async open(order, returnTo) {
      const session = await stripe.checkout.sessions.create(sessionOf(order, returnTo), {
        idempotencyKey: `open ${order.reference}`,
      })
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
    async refund(id, { reference }) {
      const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(id)
      if (!intent) return
      await stripe.refunds
        .create(
          { payment_intent: typeof intent === "string" ? intent : intent.id },
          { idempotencyKey: `refund ${reference}` },
        )
        .catch((error: unknown) => {
          // Somebody has done it by hand, in Stripe's dashboard.
          if ((error as { code?: unknown }).code !== "charge_already_refunded") throw error
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
  // Wallets with it. What is paid days later, such as by a bank's debit, comes when the order is long cancelled.
  allowed_payment_method_types: ["card"],
  client_reference_id: order.reference,
  customer_email: order.email,
  success_url: returnTo,
  cancel_url: returnTo,
  line_items: order.lines.map(({ name, label, count, price }) => ({
    quantity: count,
    price_data: {
      currency: order.currency.toLowerCase(),
      unit_amount: price,
      product_data: { name: texts.dishName({ name, label }) },
    },
  })),
})

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
