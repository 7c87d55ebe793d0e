import { setTimeout as wait } from "node:timers/promises"
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { allSlots, lastBookableDay, nearTimes, type DayOffer } from "../../../shared/booking/slots"
import { addDays, dayInService, isCalendarDay } from "../../../shared/opening-hours"
import { orderAddress } from "../../../shared/ordering/addresses"
import {
  dishCount,
  fromMinorUnits,
  readBasket,
  totalOf,
  type Basket,
} from "../../../shared/ordering/basket"
import {
  readOrder,
  type OrderAnswer,
  type OrderEntries,
  type OrderProblems,
} from "../../../shared/ordering/order-form"
import type { OrderingFacts, PickupVenue } from "../../../shared/ordering/ordering-facts"
import { kitchenOf } from "../../../shared/ordering/rules"
import { pickupPath, routeTo } from "../../../shared/paths"
import { API_PREFIX } from "../../../shared/submissions/api-prefix"
import { MENU_FORM_BYTES } from "../../../shared/submissions/form-bytes"
import { FORM_META } from "../../../shared/submissions/form-meta"
import type { TicketNow } from "../../../shared/tickets"
import * as addresses from "../../../src/texts/mail-address"
import * as common from "../../../src/texts/common"
import { ADDRESS, PUT_RIGHT } from "../answers/address-part"
import { createByLink, registerWayBack, type LinkRoute } from "../answers/by-link"
import * as forms from "../../../src/texts/form-answers"
import * as texts from "../../../src/texts/order-form"
import { wantsJson } from "../../http/wants-json"
import { SCRIPTED_PAGE_POLICY } from "../answers/form-page"
import { serveScript } from "../answers/serve-script"
import { createSay } from "../answers/say"
import { createShowSlip } from "../answers/show-slip"
import { titleOf } from "../answers/slip-form"
import type { SlipPage } from "../answers/slip-page"
import { link, notice, paragraph, slip } from "../answers/slip-parts"
import { limited, ownPagesOnly } from "../intake/guards"
import { readForm, textIn, trapIn } from "../intake/read-form"
import type { SignedLinks } from "../intake/signed-link"
import { allowanceOf, suspicionOf } from "../intake/suspicion"
import { unhurried, type TimeTokens } from "../intake/time-token"
import {
  secondsToWait,
  secondsToWaitForAll,
  TokenBuckets,
  type BucketSize,
} from "../intake/token-buckets"
import { mayReaddress, type Order } from "./order"
import { orderCalendar } from "./order-mails"
import { checkoutSlip, orderHeading, orderSlip } from "./order-slip"
import type { OrderStore } from "./order-store"
import type { PaymentRound } from "./payment-round"
import type { Payments } from "./payments"
import { CHECKOUT_SCRIPT, checkoutScript, WATCH_SCRIPT, watchScript } from "./order-scripts"

export interface OrderLimits {
  /** Of looking: at what was chosen, and how far an order is. */
  looks: BucketSize
  /** Of ordering and cancelling; by the network's address, and by the e-mail address. */
  orders: BucketSize
  perGuest: BucketSize
}

const SECOND = 1000
/** So long a guest waits for what the payment provider says; it is looked after behind their back as well. */
const PATIENCE = 4 * SECOND
export const ORDER_LIMITS: OrderLimits = {
  // A page that looks by itself does so four times a minute, and an office has one address.
  looks: { burst: 120, every: SECOND },
  orders: { burst: 40, every: 15 * SECOND },
  perGuest: { burst: 6, every: 300 * SECOND },
}

export interface OrderRoutesOptions {
  store: OrderStore
  readFacts: () => Promise<OrderingFacts>
  payments: Payments | undefined
  settle: PaymentRound["settle"]
  links: SignedLinks
  tokens: TimeTokens
  slipPage: SlipPage
  siteUrl: string
  limits: OrderLimits
  /** There is something to copy, to send or to settle. */
  onChange: () => void
}

/** Fields of a page with as many dishes as a menu has, and several prices of each. */
const MOST_FIELDS = 2000
const KEY = /^[\w-]{8,64}$/

/** `/orders/…`: what was chosen, orders, and what a guest does with the link in the mail. JSON to scripts, pages to browsers. */
export function registerOrders(app: FastifyInstance, options: OrderRoutesOptions): void {
  const { store, readFacts, payments, settle, links, tokens, slipPage, siteUrl } = options
  const answers = createSay(slipPage, { path: routeTo("order"), label: common.order })
  const { say, tooMany } = answers
  const show = createShowSlip(slipPage, answers)
  const look = { preHandler: limited(options.limits.looks, answers) }
  const write = {
    preHandler: [ownPagesOnly(siteUrl, answers), limited(options.limits.orders, answers)],
  }
  const guests = new TokenBuckets(options.limits.perGuest)

  /** The day asked about; where none is, the first on which the kitchen has time. */
  function offerOn(
    venue: PickupVenue,
    wanted: string,
    dishes: number,
    now: number,
  ): { day: string; offer: DayOffer } {
    const today = dayInService(venue.hours, new Date(now))
    if (isCalendarDay(wanted)) {
      return { day: wanted, offer: store.offer(venue, { day: wanted, dishes }, now) }
    }
    const last = lastBookableDay(kitchenOf(venue), new Date(now))
    for (let day = today; day <= last; day = addDays(day, 1)) {
      const offer = store.offer(venue, { day, dishes }, now)
      if (allSlots(offer).some(({ isFree }) => isFree)) return { day, offer }
    }
    return { day: today, offer: store.offer(venue, { day: today, dishes }, now) }
  }

  interface Asked {
    venue: PickupVenue
    basket: Basket
    sent: Readonly<Record<string, unknown>>
    now: number
  }

  async function readAsked(
    request: FastifyRequest,
  ): Promise<Omit<Asked, "venue"> & { venue?: PickupVenue }> {
    const { entries } = await readForm(request, undefined, MOST_FIELDS)
    const sent = { pays: "counter", ...entries }
    const slug = textIn(sent, "venue")
    const venue = (await readFacts()).venues.find(
      (known) => known.slug === slug && known.takesOrders,
    )
    return { venue, sent, now: Date.now(), basket: readBasket(venue?.items ?? [], sent) }
  }

  const nothing = (
    request: FastifyRequest,
    reply: FastifyReply,
    venue: PickupVenue,
    basket: Basket,
  ) =>
    show(request, reply, {
      status: 422,
      title: texts.nothingChosen,
      page: pickupPath(venue.slug),
      content: slip(
        texts.nothingChosen,
        ...(basket.gone.length > 0 ? [notice("warning", paragraph(texts.gone(basket.gone)))] : []),
        paragraph(texts.nothingOrdered),
        link(pickupPath(venue.slug), texts.changeDishes, "button"),
      ),
    })

  /** What was chosen, once more. Only what was asked of a field is said to be wrong with it. */
  function showCheckout(
    request: FastifyRequest,
    reply: FastifyReply,
    { venue, basket, sent, now }: Asked,
    more: { status?: number; said?: string; isSent?: boolean; wrong?: OrderProblems } = {},
  ): Promise<FastifyReply> {
    const { entries, problems: judged } = readOrder(sent, more.isSent ? undefined : [])
    const problems = { ...judged, ...more.wrong }
    const { day, offer } = offerOn(venue, entries.day, dishCount(basket.lines), now)
    const key = textIn(sent, FORM_META.key)
    const title = more.said ?? titleOf(problems, texts.checkout)
    return show(request, reply, {
      status: more.status,
      isKept: true,
      title,
      page: pickupPath(venue.slug),
      policy: SCRIPTED_PAGE_POLICY,
      content: checkoutSlip({
        ...{ venue, basket, problems, offer, now, said: more.said },
        total: totalOf(basket.lines, venue.currency),
        entries: { ...entries, day },
        online: payments?.name,
        key: KEY.test(key) ? key : undefined,
        token: tokens.make(now),
      }),
    })
  }

  app.post("/orders/checkout", { ...look, bodyLimit: MENU_FORM_BYTES }, async (request, reply) => {
    const { venue, ...asked } = await readAsked(request)
    if (!venue) return say(request, reply, 404, texts.unknownVenue)
    if (asked.basket.lines.length === 0) return nothing(request, reply, venue, asked.basket)
    return showCheckout(request, reply, { ...asked, venue })
  })

  app.post("/orders", write, async (request, reply) => {
    const { venue, ...read } = await readAsked(request)
    if (!venue) return say(request, reply, 404, texts.unknownVenue)
    const asked: Asked = { ...read, venue }
    const { basket, sent, now } = asked
    const isJson = wantsJson(request)
    const { entries, problems } = readOrder(sent)
    const { gone, odd } = basket
    if (Object.keys(problems).length + gone.length + odd.length > 0) {
      if (isJson) return answerJson(reply, 422, { is: "problems", problems, gone, odd })
      if (basket.lines.length === 0) return nothing(request, reply, venue, basket)
      return showCheckout(request, reply, asked, { status: 422, isSent: true })
    }
    if (basket.lines.length === 0) {
      return isJson
        ? answerJson(reply, 422, { is: "empty" })
        : nothing(request, reply, venue, basket)
    }
    const email = entries.email.toLowerCase()
    const key = textIn(sent, FORM_META.key)
    const { day, time, name, phone, message, pays } = entries
    const wish = {
      ...{ day, time, lines: basket.lines, guest: { name, email, phone, message } },
      key: KEY.test(key) ? key : undefined,
    }
    const total = totalOf(basket.lines, venue.currency)
    const seen = textIn(sent, "total")
    // Of what is ordered already, and whose answer was lost, the price stands.
    if (seen !== "" && seen !== String(total) && !store.isOrdered(venue, wish)) {
      if (isJson) return answerJson(reply, 409, { is: "repriced", total })
      const price = texts.money(fromMinorUnits(total, venue.currency), venue.currency)
      return showCheckout(request, reply, asked, { status: 409, said: texts.repriced(price) })
    }
    const suspicion = suspicionOf({
      trap: trapIn(sent),
      token: unhurried(tokens.judge(textIn(sent, FORM_META.token), now)),
      texts: [name, message],
    })
    const allowance = allowanceOf(email, suspicion)
    const heldUp = secondsToWait(guests, allowance)
    if (heldUp > 0) return tooMany(request, reply, heldUp)
    const ordered = store.place(
      venue,
      { ...wish, paysOnline: pays === "online" && payments !== undefined, suspicion },
      now,
    )
    if (ordered.is === "tooLong") {
      guests.giveBack(allowance)
      const wrong: OrderProblems = { message: "too long" }
      return isJson
        ? answerJson(reply, 422, { is: "problems", problems: wrong, gone, odd })
        : showCheckout(request, reply, asked, { status: 422, wrong })
    }
    if (ordered.is === "refused" || !ordered.hasChanged) guests.giveBack(allowance)
    if (ordered.is === "refused") {
      const { offer, standing } = ordered
      const near = nearTimes(offer, time, 4)
      if (!isJson) {
        const said = standing
          ? texts.stands(near)
          : offer.kind === "services"
            ? texts.taken(near)
            : texts.noTimes(offer, venue.phone)
        return showCheckout(request, reply, asked, { status: 409, said })
      }
      const stands = standing ? { standing: standing.reference } : {}
      return answerJson(reply, 409, { is: "taken", free: near, ...stands })
    }
    options.onChange()
    const { order, isKnown, isTheirs } = ordered
    if (ordered.is === "late") {
      const said = texts.tooLateToChange(order.reference, venue.phone)
      return isJson
        ? answerJson(reply, 409, { is: "late", said })
        : showCheckout(request, reply, asked, { status: 409, said })
    }
    if (!isTheirs) {
      if (isJson) return answerJson(reply, 200, { is: "known", reference: order.reference })
      return answers.sayPage(reply, 200, {
        title: texts.isKnown(order.reference),
        sentences: [texts.knownMeans(order.email, venue.phone)],
      })
    }
    const address = orderAddress(links.make("order", order.reference))
    const payAt = order.state === "unpaid" ? `${address}?pay=now` : undefined
    // Sent once more with another way to pay, it is the same order, and its page has both ways.
    const isPaying = payAt !== undefined && pays === "online"
    if (!isJson) return reply.redirect(isPaying ? payAt : address, 303)
    const { reference, state, currency, readyAt } = order
    return answerJson(reply, isKnown ? 200 : 201, {
      ...{ is: "ordered", reference, state, total: order.total, currency, readyAt, address },
      ...(payAt ? { payAt } : {}),
    })
  })

  interface Found {
    order: Order
    venue: PickupVenue
    token: string
  }
  async function found(token: string): Promise<Found | undefined> {
    const reference = links.read("order", token)
    const order = reference === undefined ? undefined : store.find(reference)
    const venue = (await readFacts()).venues.find(({ slug }) => slug === order?.venue)
    return order && venue && { order, venue, token }
  }

  const onOrder = createByLink(
    { show, answers },
    {
      find: found,
      title: texts.orderPage,
      nothing: texts.noSuchOrder,
      way: link(routeTo("order"), common.order, "button"),
    },
  )

  function showOrder(
    request: FastifyRequest,
    reply: FastifyReply,
    { order, venue, token }: Found,
    more: {
      status?: number
      said?: string
      address?: { entries: OrderEntries; problems: OrderProblems }
    } = {},
  ): Promise<FastifyReply> {
    const { status, said, address } = more
    return show(request, reply, {
      status,
      title: titleOf(address?.problems ?? {}, orderHeading(order)),
      page: pickupPath(venue.slug),
      content: orderSlip(order, venue, token, {
        ...{ address, canPay: payments !== undefined, now: Date.now() },
        hasFailed: store.told(order.reference) === "givenUp",
        said: said === undefined ? undefined : { tone: status ? "warning" : "success", text: said },
      }),
      policy: SCRIPTED_PAGE_POLICY,
    })
  }

  const putRightNow = ({ reference, email }: Order): string | undefined => {
    const told = store.told(reference)
    return told === "givenUp" ? undefined : addresses.isPutRight(email, told)
  }

  /** As the payment provider has it at this moment; as it was where that does not answer. */
  async function upToDate(order: Order): Promise<Order> {
    if (order.state !== "unpaid") return order
    const settled = settle(order, Date.now()).catch(() => undefined)
    await Promise.race([settled, wait(PATIENCE, undefined, { ref: false })])
    const after = store.find(order.reference) ?? order
    if (after.revision !== order.revision) options.onChange()
    return after
  }

  app.get<LinkRoute>(
    "/orders/of/:token",
    look,
    onOrder(async (request, reply, before) => {
      const order = await upToDate(before.order)
      if (wantsJson(request)) {
        const { reference, state, revision, readyAt, payment } = order
        const ticket: TicketNow = { isCancelled: state === "cancelled", startsAt: readyAt }
        return reply.send({ reference, state, revision, readyAt, payment, ticket })
      }
      const shown = { ...before, order }
      if (PUT_RIGHT in request.query && mayReaddress(order, Date.now())) {
        return showOrder(request, reply, shown, { said: putRightNow(order) })
      }
      if (request.query.pay === undefined || order.state !== "unpaid" || !payments) {
        return showOrder(request, reply, shown)
      }
      try {
        const { id, url } = await payments.open(order, siteUrl + orderAddress(before.token))
        if (!store.paysAt(order.reference, id)) {
          // While the provider thought its time was over, it was cancelled, or another payment opened for it.
          await payments.close(id)
          return await showOrder(request, reply, {
            ...before,
            order: store.find(order.reference) ?? order,
          })
        }
        // Not a redirect: the form that led here may lead to pages of the site alone.
        return await showOrder(request, reply.header("refresh", `0; url=${url}`), shown)
      } catch (error) {
        request.log.warn({ err: error }, "a payment could not be opened")
        return showOrder(request, reply, shown, { status: 503, said: texts.noPayment })
      }
    }),
  )

  app.get<LinkRoute>(
    "/orders/of/:token/order.ics",
    look,
    onOrder(async (_request, reply, { order, venue }) =>
      reply
        .type("text/calendar; charset=utf-8")
        .header("content-disposition", `attachment; filename="${order.reference}.ics"`)
        .send(orderCalendar(order, { venue, siteUrl })),
    ),
  )

  app.post<LinkRoute>(
    "/orders/of/:token/cancel",
    write,
    onOrder(async (request, reply, held) => {
      // What has been paid in this moment is to be given back, not forgotten.
      const { reference } = await upToDate(held.order)
      const done = store.cancel(held.venue, reference, { now: Date.now() })
      if (done.is !== "done") {
        const said = texts.tooLate(held.venue.phone)
        const order = store.find(reference) ?? held.order
        return showOrder(request, reply, { ...held, order }, { status: 409, said })
      }
      options.onChange()
      return reply.redirect(orderAddress(held.token), 303)
    }),
  )

  app.post<LinkRoute>(
    `/orders/of/:token${ADDRESS}`,
    write,
    onOrder(async (request, reply, held) => {
      const { entries: sent } = await readForm(request, undefined)
      const { entries, problems } = readOrder(sent, ["email"])
      if (problems.email) {
        return showOrder(request, reply, held, { status: 422, address: { entries, problems } })
      }
      const email = entries.email.toLowerCase()
      const { reference, formerly } = held.order
      // Each is a mail to somebody. By the reference that it had first: it has another one each time.
      const first = formerly[0] ?? reference
      const heldUp = secondsToWaitForAll([
        [guests, email],
        [guests, first],
      ])
      if (heldUp > 0) return tooMany(request, reply, heldUp)
      const done = store.readdress(held.venue, reference, email, Date.now())
      if (done.is !== "readdressed" || done.isSame) {
        guests.giveBack(email)
        guests.giveBack(first)
      }
      if (done.is !== "readdressed" && held.order.state === "cancelled") {
        return reply.redirect(orderAddress(held.token), 303)
      }
      if (done.is !== "readdressed") {
        const said = texts.tooLateToReaddress(held.venue.phone)
        return showOrder(request, reply, held, { status: 409, said })
      }
      options.onChange()
      const address = orderAddress(links.make("order", done.order.reference))
      return reply.redirect(done.isSame ? address : `${address}?${PUT_RIGHT}`, 303)
    }),
  )

  app.post<LinkRoute>(
    "/orders/of/:token/counter",
    write,
    onOrder(async (request, reply, held) => {
      const { reference, paymentId } = held.order
      if (paymentId && !payments) {
        const said = texts.unconfirmedYet(held.venue.phone)
        return showOrder(request, reply, held, { status: 503, said })
      }
      try {
        const closed = payments && paymentId ? await payments.close(paymentId) : { is: "void" }
        if (closed.is === "open") {
          return await showOrder(request, reply, held, { status: 409, said: texts.isBeingPaid })
        }
        if (closed.is === "paid") store.paid(reference, Date.now())
        if (closed.is === "void") store.paysAtCounter(reference, paymentId, Date.now())
      } catch (error) {
        request.log.warn({ err: error }, "a payment could not be closed")
        return showOrder(request, reply, held, { status: 503, said: forms.notNow })
      }
      options.onChange()
      return reply.redirect(orderAddress(held.token), 303)
    }),
  )

  registerWayBack(app, "/orders/of/:token", ["/cancel", ADDRESS, "/counter"], orderAddress)

  serveScript(app, WATCH_SCRIPT.slice(API_PREFIX.length), watchScript)
  serveScript(app, CHECKOUT_SCRIPT.slice(API_PREFIX.length), checkoutScript)

  void app.register(async (scope) => {
    // The provider's signature is of the bytes that were sent.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) =>
      done(null, body),
    )
    scope.post("/orders/payments", async (request, reply) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const about = payments?.about(body, request.headers)
      if (about === undefined) return reply.code(400).send({ error: forms.unreadable })
      if (store.hasNews(about)) options.onChange()
      return reply.send({ received: true })
    })
  })
}

const answerJson = (reply: FastifyReply, status: number, answer: OrderAnswer): FastifyReply =>
  reply.code(status).send(answer)
