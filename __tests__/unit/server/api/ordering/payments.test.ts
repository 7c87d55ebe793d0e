import Stripe from "stripe"
import { PAID_WITHIN } from "../../../../../server/api/ordering/payment-round"
import { stripeAmount } from "../../../../../server/api/ordering/stripe-payments"
import { createSignedLinks } from "../../../../../server/api/intake/signed-link"
import { dishField, orderAddress } from "../../../../../shared/ordering/addresses"
import { minorUnits } from "../../../../../shared/ordering/basket"
import type { PickupItem } from "../../../../../shared/ordering/ordering-facts"
import { SECRET, SITE, until } from "../server-under-test"
import { anOrder, MARGHERITA } from "./a-kitchen"
import {
  IN_TWO_DAYS,
  openOrders,
  ORDER,
  release,
  venue,
  type Ordered,
  type Orders,
} from "./orders-under-test"
import { startStripe } from "./stripe-under-test"

jest.setTimeout(90_000)

const WEBHOOK_SECRET = "whsec_of_this_test"
/** More than lies between two looks at one payment. */
const A_WHILE = 30_000

let orders: Orders
let stripe: Awaited<ReturnType<typeof startStripe>>
let ahead = 0

beforeEach(async () => {
  ahead = 0
  const now = Date.now.bind(Date)
  jest.spyOn(Date, "now").mockImplementation(() => now() + ahead)
  stripe = await startStripe()
  orders = await openOrders({
    stripe: { secretKey: "sk_test_forno", webhookSecret: WEBHOOK_SECRET, apiUrl: stripe.url },
  })
})
afterEach(async () => {
  await orders.close()
  await stripe.close()
  jest.restoreAllMocks()
})

const online = (): Promise<Ordered> => orders.order({ pays: "online" })
const stateOf = ({ reference }: Ordered): string => {
  const order = orders.store.find(reference)
  return `${order?.state} ${order?.payment}`
}
const becomes = (order: Ordered, wanted: string): Promise<true> =>
  until(() => stateOf(order) === wanted).catch(() => {
    throw new Error(`It is ${stateOf(order)} and not ${wanted}.`)
  })

/** Follows the way to the payment. @returns its id at Stripe */
async function goToPay(order: Ordered): Promise<string> {
  const page = await orders.open(order.payAt ?? "")
  expect(page.statusCode).toBe(200)
  const { paymentId } = orders.store.find(order.reference) ?? {}
  expect(page.headers.refresh).toBe(`0; url=https://checkout.stripe.example/c/${paymentId}`)
  return paymentId ?? ""
}

const tell = (payload: string, signature?: string) =>
  orders.app.inject({
    ...{ method: "POST", url: "/api/orders/payments", payload },
    headers: {
      "content-type": "application/json",
      ...(signature ? { "stripe-signature": signature } : {}),
    },
  })

const message = (id: string): string =>
  JSON.stringify({
    ...{ id: "evt_1", object: "event", type: "checkout.session.completed" },
    data: { object: { id, object: "checkout.session" } },
  })

const signed = (payload: string, secret = WEBHOOK_SECRET): string =>
  new Stripe("sk_test_forno").webhooks.generateTestHeaderString({ payload, secret })

describe("an order that is paid online", () => {
  it("leads to Stripe with its lines and its whole price, as often as it is pressed to one payment", async () => {
    const order = await online()
    expect(order).toMatchObject({ state: "unpaid", total: 2210 })
    const id = await goToPay(order)
    expect(await goToPay(order)).toBe(id)
    expect([...stripe.sessions.values()]).toMatchObject([
      { amount_total: 2210, success_url: SITE + order.address },
    ])
  })

  it("leads to the same payment after its address was put right: nobody pays twice, or not at all", async () => {
    const order = await online()
    const id = await goToPay(order)
    await orders.sendForm(`${order.address}/address`, { email: "right@example.org" })
    expect(orders.store.find(order.reference)?.email).toBe("right@example.org")
    expect(await goToPay(order)).toBe(id)
    stripe.pay(id)
    expect((await orders.open(order.address)).body).toContain("The kitchen has your order")
  })

  it("has one payment where its address is put right while that opens: nobody pays what is not looked after", async () => {
    const order = await online()
    let id = ""
    stripe.state.meanwhile = async () => {
      stripe.state.meanwhile = undefined
      await orders.sendForm(`${order.address}/address`, { email: "right@example.org" })
      id = await goToPay(order)
    }
    const page = await orders.open(order.payAt ?? "")
    expect([page.statusCode, page.headers.refresh]).toEqual([200, undefined])
    expect(await goToPay(order)).toBe(id)
    expect([...stripe.sessions.values()].map(({ status }) => status)).toEqual(["open", "expired"])
  })

  it("goes to the kitchen as soon as Stripe tells that it is paid, and both are written to", async () => {
    const order = await online()
    const id = await goToPay(order)
    stripe.pay(id)
    const payload = message(id)
    expect((await tell(payload, signed(payload))).statusCode).toBe(200)
    await becomes(order, "placed paid")
    expect((await orders.mail(/^The kitchen has your order/)).text).toMatch(/Payment[\s:]+Paid/)
    await orders.mail(/^New order: 3 dishes/)
  })

  it("does so when the guest comes back, where Stripe’s message is lost", async () => {
    const order = await online()
    stripe.pay(await goToPay(order))
    expect((await orders.open(order.address)).body).toContain("The kitchen has your order")
    expect(stateOf(order)).toBe("placed paid")
  })

  it("does so by itself, where the guest does not come back either", async () => {
    const order = await online()
    stripe.pay(await goToPay(order))
    ahead = A_WHILE
    await becomes(order, "placed paid")
  })

  it("is believed of Stripe alone: a message that somebody else has signed is refused, and a true one is only a reason to look", async () => {
    const order = await online()
    const payload = message(await goToPay(order))
    for (const signature of [undefined, "", "t=1,v1=00", signed(payload, "whsec_forged")]) {
      expect((await tell(payload, signature)).statusCode).toBe(400)
    }
    expect((await tell(payload.replace("evt_1", "evt_2"), signed(payload))).statusCode).toBe(400)
    expect((await tell(payload, signed(payload))).statusCode).toBe(200)
    expect((await orders.open(order.address)).body).toContain("Your order waits to be paid.")
    expect(stateOf(order)).toBe("unpaid open")
  })

  it("is let go where it is not paid in time: Stripe takes nothing more, and others get its time", async () => {
    const wholeOven = { [dishField(MARGHERITA.key)]: "9" }
    const order = await orders.order({ ...wholeOven, pays: "online" })
    const id = await goToPay(order)
    await expect(orders.order({ email: "next@example.org" })).rejects.toThrow("taken")
    ahead = PAID_WITHIN + A_WHILE
    await becomes(order, "cancelled void")
    expect(() => stripe.pay(id)).toThrow()
    expect((await orders.mail(/^Your order is cancelled/)).text).toContain("It was not paid")
    await orders.order({ ...wholeOven, email: "next@example.org" })
  })

  it("that is paid in the last moment, as its time ends, is made", async () => {
    const order = await online()
    stripe.pay(await goToPay(order))
    ahead = PAID_WITHIN + A_WHILE
    await becomes(order, "placed paid")
  })

  it("whose payment opens only after it was cancelled leads nobody to pay", async () => {
    const order = await online()
    stripe.state.meanwhile = () => {
      const { reference } = order
      orders.store.notPaid(reference, null, Date.now())
    }
    const page = await orders.open(order.payAt ?? "")
    expect(page.headers.refresh).toBeUndefined()
    expect(page.body).toContain("This order is cancelled.")
    expect([...stripe.sessions.values()]).toMatchObject([{ status: "expired" }])
  })

  it("is not promised to the counter while money is under way, and its guest is told so", async () => {
    const order = await online()
    const session = stripe.sessions.get(await goToPay(order))
    Object.assign(session ?? {}, { status: "complete" })
    const answer = await orders.sendForm(`${order.address}/counter`, {})
    expect(answer.statusCode).toBe(409)
    expect(answer.body).toMatch(/role="alert"[^>]*><p>Your payment is on its way/)
    expect(stateOf(order)).toBe("unpaid open")
  })

  it("says so on its page, where each way to pay leads somewhere", async () => {
    const order = await online()
    const { body } = await orders.open(order.address)
    expect(body).toContain(`href="${order.address}?pay=now"`)
    expect(body).toContain(`action="${order.address}/counter"`)
    expect(body).not.toContain(`${order.address}/pay"`)
  })

  it("sent once more to be paid at the counter does not lead to Stripe", async () => {
    const key = { "form-key": "0123456789abcdef" }
    const first = await orders.sendForm("/api/orders", { ...ORDER, ...key, pays: "online" })
    expect(first.headers.location).toMatch(/\?pay=now$/)
    const second = await orders.sendForm("/api/orders", { ...ORDER, ...key, pays: "counter" })
    expect(`${second.headers.location}?pay=now`).toBe(first.headers.location)
  })
})

describe("while Stripe is down", () => {
  it("an order is kept and says so; the counter takes it where no payment was opened", async () => {
    stripe.state.isDown = true
    const order = await online()
    const page = await orders.open(order.payAt ?? "")
    expect(page.statusCode).toBe(503)
    expect(page.body).toContain("Your order is kept")
    expect(stateOf(order)).toBe("unpaid open")
    expect((await orders.sendForm(`${order.address}/counter`, {})).statusCode).toBe(303)
    expect(stateOf(order)).toBe("placed atCounter")
    await orders.mail(/^The kitchen has your order/)
  })

  it("one whose payment is open is not promised to the counter: it could be paid twice", async () => {
    const order = await online()
    const id = await goToPay(order)
    stripe.state.isDown = true
    expect((await orders.sendForm(`${order.address}/counter`, {})).statusCode).toBe(503)
    expect(stateOf(order)).toBe("unpaid open")
    stripe.state.isDown = false
    await orders.sendForm(`${order.address}/counter`, {})
    expect(stateOf(order)).toBe("placed atCounter")
    expect(() => stripe.pay(id)).toThrow()
  })
})

describe("once the key has been taken away", () => {
  let keyless: Orders
  beforeEach(async () => {
    keyless = await openOrders()
  })
  afterEach(() => keyless.close())

  /** One that was led to Stripe while there was a key. @returns where its guest sees it */
  function leftBehind(): { reference: string; address: string } {
    const wish = anOrder({ day: IN_TWO_DAYS, dishes: 9, paysOnline: true })
    const ordered = keyless.store.place(venue, wish, Date.now())
    if (ordered.is !== "ordered") throw new Error("There was no room.")
    const { reference } = ordered.order
    keyless.store.paysAt(reference, "cs_of_before")
    return { reference, address: orderAddress(createSignedLinks(SECRET).make("order", reference)) }
  }

  it("an order that was being paid is given up after its time: others get it, and its guest is told whom to ask", async () => {
    const { reference, address } = leftBehind()
    ahead = PAID_WITHIN + A_WHILE
    await until(() => keyless.store.find(reference)?.state === "cancelled")
    const { text } = await keyless.mail(/^Your order is cancelled/)
    expect(text).toContain("could not be confirmed that it was paid")
    expect(text).toContain(venue.phone)
    const { body } = await keyless.open(address)
    expect(body).toContain("could not be confirmed that it was paid")
    expect(body).toContain("Not confirmed")
    await keyless.order({ [dishField(MARGHERITA.key)]: "9" })
    expect((await keyless.open("/health")).json()).toMatchObject({ orders: { owed: 1 } })
  })

  it("an order that may be paid is not promised to the counter", async () => {
    const { reference, address } = leftBehind()
    const answer = await keyless.sendForm(`${address}/counter`, {})
    expect(answer.statusCode).toBe(503)
    expect(answer.body).toContain(venue.phone)
    expect(keyless.store.find(reference)?.state).toBe("unpaid")
  })

  it("and is back, what was given up is looked at: what was paid goes back, and the guest is told", async () => {
    const order = await online()
    const id = await goToPay(order)
    stripe.pay(id)
    orders.store.giveUp(order.reference, Date.now())
    ahead = A_WHILE
    await becomes(order, "cancelled refundDue")
    ahead = 3 * A_WHILE
    await becomes(order, "cancelled refunded")
    expect(stripe.refunds).toEqual([`pi_${id}`])
    await until(async () =>
      (await orders.mails()).some(({ text }) => text?.includes("on its way back to you"))
        ? true
        : undefined,
    )
  })
})

describe("money", () => {
  /** An order that its guest has paid for, and looked at. */
  async function paid() {
    const order = await online()
    const id = await goToPay(order)
    stripe.pay(id)
    await orders.open(order.address)
    return { order, id }
  }

  it("goes back once to who cancels a paid order, also where Stripe does not answer at first", async () => {
    const { order, id } = await paid()
    stripe.state.isDown = true
    expect((await orders.sendForm(`${order.address}/cancel`, {})).statusCode).toBe(303)
    ahead = A_WHILE
    expect((await orders.mail(/^Your order is cancelled/)).text).toContain("on its way back to you")
    expect(stateOf(order)).toBe("cancelled refundDue")
    stripe.state.isDown = false
    ahead = 3 * A_WHILE
    await becomes(order, "cancelled refunded")
    ahead = 10 * A_WHILE
    await orders.open(order.address)
    expect(stripe.refunds).toEqual([`pi_${id}`])
  })

  it("goes back as soon as there is enough in the house’s account", async () => {
    const { order, id } = await paid()
    stripe.state.isBalanceLow = true
    await orders.sendForm(`${order.address}/cancel`, {})
    ahead = A_WHILE
    await orders.mail(/^Your order is cancelled/)
    ahead = 3 * A_WHILE
    await until(() => stripe.state.refundsRefused > 0)
    await becomes(order, "cancelled refundDue")
    stripe.state.isBalanceLow = false
    ahead = 10 * A_WHILE
    await becomes(order, "cancelled refunded")
    expect(stripe.refunds).toEqual([`pi_${id}`])
  })

  it("that somebody has given back in Stripe’s dashboard is not owed for ever", async () => {
    const { order, id } = await paid()
    stripe.refunds.push(`pi_${id}`)
    await orders.kitchen({ ask: "cancel", reference: order.reference, why: "Out of dough" })
    ahead = A_WHILE
    await becomes(order, "cancelled refunded")
  })

  it("that is paid while the guest cancels goes back", async () => {
    const order = await online()
    const id = await goToPay(order)
    orders.store.cancel(venue, order.reference, { now: Date.now() })
    stripe.pay(id)
    ahead = A_WHILE
    await becomes(order, "cancelled refundDue")
    ahead = 3 * A_WHILE
    await becomes(order, "cancelled refunded")
  })

  /** Leads to Stripe for an order of these. @returns what Stripe asks of the guest, by its lines */
  async function askedFor(
    currency: string,
    items: readonly { item: PickupItem; count: number }[],
  ): Promise<{ read: number; total: number; lines: readonly string[] }> {
    const rules = { ...venue.rules, dishesPerSlot: 200 }
    const menu = items.map(({ item }) => item)
    release(orders.folder, "2", { venues: [{ ...venue, rules, currency, items: menu }] })
    const { venue: slug, day, time, name, email } = ORDER
    const chosen = items.map(({ item, count }) => [dishField(item.key), String(count)])
    const sent = { ...{ venue: slug, day, time, name, email }, ...Object.fromEntries(chosen) }
    const answer = await orders.sendJson("/api/orders", { ...sent, pays: "online" })
    const order = answer.json<Ordered>()
    await goToPay(order)
    const [session] = stripe.sessions.values()
    return { read: order.total, total: session?.amount_total ?? 0, lines: session?.lines ?? [] }
  }

  it("of three digits is asked for dish by dish where Stripe can take it", async () => {
    const tea = { ...MARGHERITA, key: "Tea", name: "Tea", price: 0.75 }
    expect(await askedFor("KWD", [{ item: tea, count: 3 }])).toEqual({
      ...{ read: 2250, total: 2250 },
      lines: ["3 × Tea"],
    })
  })

  it("that its dishes would not come to at Stripe is asked for in one sum", async () => {
    const tea = { ...MARGHERITA, key: "Tea", name: "Tea", price: 0.757 }
    expect(await askedFor("KWD", [{ item: tea, count: 3 }])).toEqual({
      // 2.271, of which Stripe takes no thousandths.
      ...{ read: 2270, total: 2270 },
      lines: ["1 × Your order: 3 dishes"],
    })
  })

  it("for more dishes than Stripe has lines is asked for in one sum", async () => {
    const dishes = Array.from({ length: 101 }, (_, at) => ({
      item: { ...MARGHERITA, key: `Dish ${at}`, name: `Dish ${at}`, price: 1 },
      count: 1,
    }))
    expect(await askedFor("EUR", dishes)).toEqual({
      ...{ read: 10_100, total: 10_100 },
      lines: ["1 × Your order: 101 dishes"],
    })
    expect([...stripe.sessions]).toHaveLength(1)
  })

  it.each([
    ["EUR", 9.5, 950],
    ["JPY", 1200, 1200],
    ["HUF", 2490, 249_000],
    ["MGA", 4500, 4500],
    ["UGX", 9000, 900_000],
    ["ISK", 3200, 320_000],
    ["KWD", 1.25, 1250],
    // Of three digits the last one is 0.
    ["KWD", 1.257, 1250],
  ])("in %s, of %d, is counted as Stripe does", (currency, price, expected) => {
    expect(stripeAmount(minorUnits(price, currency), currency)).toBe(expected)
  })
})
