import { randomUUID } from "node:crypto"
import { ALLERGENS } from "../../../shared/food-labels"
import {
  basketName,
  CHECKOUT,
  dishField,
  ORDER_PREFIX,
  orderAddress,
  orderCalendarAddress,
} from "../../../shared/ordering/addresses"
import {
  fromMinorUnits,
  minorUnits,
  type Basket,
  type BasketLine,
} from "../../../shared/ordering/basket"
import {
  readOrder,
  type OrderEntries,
  type OrderField,
  type OrderProblems,
} from "../../../shared/ordering/order-form"
import type { PickupVenue } from "../../../shared/ordering/ordering-facts"
import { kitchenOf } from "../../../shared/ordering/rules"
import type { OrderLine } from "../../../shared/ordering/staff-channel"
import { isUnconfirmed, mayGuestCancel, type OrderState } from "../../../shared/ordering/states"
import { dayInService } from "../../../shared/opening-hours"
import {
  allSlots,
  lastBookableDay,
  type DayOffer,
  type Service,
} from "../../../shared/booking/slots"
import { pickupPath, routeTo } from "../../../shared/paths"
import { FORM_META } from "../../../shared/submissions/form-meta"
import type { TicketFacts } from "../../../shared/tickets"
import { whenInWords } from "../../../src/texts/when"
import { moreOf } from "../../../src/texts/booking-pages"
import * as addresses from "../../../src/texts/mail-address"
import * as texts from "../../../src/texts/order-form"
import { addressPart } from "../answers/address-part"
import { element, type Element } from "../answers/dom"
import {
  actions,
  div,
  factList,
  hidden,
  link,
  notice,
  paragraph,
  slip,
  trap,
} from "../answers/slip-parts"
import { mendPart } from "../answers/mend-fields"
import { slipForm } from "../answers/slip-form"
import { ticketPart } from "../answers/ticket-part"
import { timesOfService, wrongTime } from "../answers/times"
import { mayReaddress, type Order } from "./order"
import { CHECKOUT_SCRIPT, ORDER_FORM, SEND, TROUBLE, WATCH_SCRIPT } from "./order-scripts"

const fieldId = (name: OrderField): string => `order-${name}`
const { control, emailField, guestFields, problemId, problemList, problemOf } = slipForm(
  texts,
  fieldId,
)

export interface Checkout {
  venue: PickupVenue
  basket: Basket
  /** In the currency's smallest unit. */
  total: number
  entries: OrderEntries
  problems: OrderProblems
  offer: DayOffer
  now: number
  /** How payment online is called, where there is any. */
  online: string | undefined
  key: string | undefined
  token: string
  said?: string
}

const amount = (units: number, currency: string): string =>
  texts.money(fromMinorUnits(units, currency), currency)

const lineItem = (count: number, name: string, price: string, quiet: string): Element =>
  element("li", { class: "order-lines__line" }, [
    element("span", { class: "order-lines__count" }, [`${count} ×`]),
    element("span", { class: "order-lines__name" }, [
      name,
      ...(quiet ? [element("small", { class: "order-lines__quiet" }, [quiet])] : []),
    ]),
    element("span", { class: "order-lines__price" }, [price]),
  ])

const totalLine = (total: string, label = texts.total): Element =>
  element("p", { class: "order-lines__total" }, [
    element("span", {}, [label]),
    element("strong", {}, [total]),
  ])

const basketLine = ({ item, count }: BasketLine, currency: string): Element =>
  lineItem(
    count,
    texts.dishName(item),
    amount(minorUnits(item.price, currency) * count, currency),
    texts.contains(item.allergens.map((allergen) => ALLERGENS[allergen])),
  )

const orderLine = ({ name, label, count, price }: OrderLine, currency: string): Element =>
  lineItem(count, texts.dishName({ name, label }), amount(price * count, currency), "")

/** What was chosen, when it is collected, and whose it is: the last look before it is sent. */
export function checkoutSlip(checkout: Checkout): Element {
  const { venue, basket, total, entries, offer, key, token, online } = checkout
  const { currency } = venue
  const isOffered = allSlots(offer).some(({ isFree }) => isFree)
  return slip(
    texts.collectFrom(venue.name),
    ...noticesOf(checkout),
    element(
      "ul",
      { class: "order-lines" },
      basket.lines.map((line) => basketLine(line, currency)),
    ),
    totalLine(amount(total, currency)),
    paragraph(texts.askAboutAllergens(venue.phone), "quiet"),
    element("p", {}, [link(pickupPath(venue.slug), texts.changeDishes)]),
    element(
      "form",
      {
        ...{ class: "booking-form", id: ORDER_FORM, novalidate: "" },
        ...{ method: "post", action: ORDER_PREFIX },
      },
      [
        hidden("venue", venue.slug),
        ...basket.lines.map(({ item, count }) => hidden(dishField(item.key), String(count))),
        hidden("total", String(total)),
        hidden(FORM_META.key, key ?? randomUUID()),
        hidden(FORM_META.token, token),
        ...timePart(checkout),
        ...(isOffered
          ? [
              ...guestFields(checkout),
              ...(online === undefined
                ? [hidden("pays", "counter"), paragraph(texts.paidAtCounter, "quiet")]
                : [payPart(entries, online)]),
              element("p", { class: "quiet", id: "filled", role: "status", hidden: "" }, [
                texts.filledFromCard,
              ]),
              trap(texts.leaveEmpty),
              element("div", {
                ...{ id: TROUBLE, class: "notice notice--error", role: "alert", tabindex: "-1" },
                hidden: "",
                "data-offline": texts.offlineAtCheckout,
                "data-failed": texts.failedAtCheckout(venue.phone),
              }),
              div("actions", element("button", { class: "button", id: SEND }, [texts.send])),
              element("script", { src: CHECKOUT_SCRIPT, defer: "" }),
              ...mendPart(checkout.problems),
            ]
          : KEPT.map((name) => hidden(name, entries[name]))),
      ],
    ),
  )
}

/** What is typed stays with a day on which there is no time, for the next one that is looked at. */
const KEPT = ["name", "email", "phone", "message", "pays"] as const satisfies OrderField[]

function noticesOf({ said, basket, problems }: Checkout): Element[] {
  return [
    ...(said ? [notice("warning", paragraph(said))] : problemList(problems, () => true)),
    ...(basket.gone.length > 0 ? [notice("warning", paragraph(texts.gone(basket.gone)))] : []),
    ...(basket.odd.length > 0 ? [notice("warning", paragraph(texts.odd(basket.odd)))] : []),
  ]
}

/** As many as fit on a telephone beside what else there is to fill in; most orders are for one of the next. */
const SHOWN_AT_ONCE = 8

/** The first of a day's times, and all later ones, in the services that they are of. */
function parted(services: readonly Service[]): { first: Service[]; later: Service[] } {
  const parts = services.map((service, index) => {
    const before = services.slice(0, index).reduce((sum, { slots }) => sum + slots.length, 0)
    const split = Math.max(0, SHOWN_AT_ONCE - before)
    const { slots } = service
    return [
      { ...service, slots: slots.slice(0, split) },
      { ...service, slots: slots.slice(split) },
    ] as const
  })
  const some = ({ slots }: Service): boolean => slots.length > 0
  return {
    first: parts.map(([first]) => first).filter(some),
    later: parts.map(([, later]) => later).filter(some),
  }
}

/** In a disclosure of HTML, which needs no scripts; open where one of them is chosen already. */
function laterTimes(services: readonly Service[], chosen: string): Element {
  const slots = services.flatMap((service) => service.slots)
  const isChosen = slots.some(({ time }) => time === chosen)
  return element("details", { class: "booking-form__later", ...(isChosen ? { open: "" } : {}) }, [
    element("summary", {}, [texts.laterTimes(slots.length)]),
    ...services.map((service) => timesOfService(service, { chosen, mayWait: false }, {})),
  ])
}

/** The day, and the times that the kitchen still has on it. */
function timePart({ venue, entries, problems, offer, now }: Checkout): Element[] {
  const kitchen = kitchenOf(venue)
  const [min, max] = [
    dayInService(venue.hours, new Date(now)),
    lastBookableDay(kitchen, new Date(now)),
  ]
  const described = {
    id: fieldId("time"),
    tabindex: "-1",
    ...wrongTime(problems.time && problemId("time")),
  }
  const services =
    offer.kind === "services"
      ? offer.services
          .map((service) => ({ ...service, slots: service.slots.filter(({ isFree }) => isFree) }))
          .filter(({ slots }) => slots.length > 0)
      : []
  const { first, later } = parted(services)
  return [
    element("h2", { class: "booking-page__heading" }, [texts.whenToCollect]),
    div(
      "booking-form__wish",
      control("day", "input", { type: "date", min, max, required: "" }, { entries, problems }),
      element("button", { class: "button button--quiet", formaction: CHECKOUT }, [texts.showTimes]),
    ),
    ...(offer.kind !== "services"
      ? [paragraph(texts.noTimes(offer, venue.phone), "booking-form__answer")]
      : services.length === 0
        ? [paragraph(texts.noneFree, "booking-form__answer")]
        : [
            paragraph(texts.timesOn(entries.day), "booking-form__answer"),
            ...first.map((service, index) =>
              timesOfService(
                service,
                { chosen: entries.time, mayWait: false },
                index === 0 ? described : {},
              ),
            ),
            ...(later.length > 0 ? [laterTimes(later, entries.time)] : []),
          ]),
    ...(services.length > 0 ? problemOf("time", problems) : []),
  ]
}

const payPart = ({ pays }: OrderEntries, online: string): Element =>
  element("fieldset", { class: "choice-chips", id: fieldId("pays") }, [
    element("legend", { class: "choice-chips__legend" }, [texts.LABELS.pays]),
    div(
      "choice-chips__list",
      ...(["counter", "online"] as const).map((way) =>
        element("label", { class: "choice-chips__choice" }, [
          element("input", {
            ...{
              class: "choice-chips__input",
              type: "radio",
              name: "pays",
              value: way,
              required: "",
            },
            ...((pays || "counter") === way ? { checked: "" } : {}),
          }),
          element("span", { class: "choice-chips__chip" }, [
            way === "counter" ? texts.atCounter : texts.online(online),
          ]),
        ]),
      ),
    ),
  ])

/** In milliseconds: who has just ordered comes here at once. */
const BASKET_IS_ITS = 60_000

const STEP: Partial<Readonly<Record<OrderState, number>>> = {
  placed: 0,
  preparing: 1,
  ready: 2,
  collected: 3,
}

export const orderHeading = ({ state, name, replacedBy }: Order): string =>
  replacedBy === null ? texts.STATES[state](name) : addresses.isReplaced

/** How far an order is, and what can be done about it. */
export function orderSlip(
  order: Order,
  venue: PickupVenue,
  token: string,
  {
    said,
    canPay,
    hasFailed,
    now,
    address: typed,
  }: {
    said?: { tone: "success" | "warning"; text: string }
    canPay: boolean
    /** The last mail to the guest has not arrived. */
    hasFailed: boolean
    now: number
    /** Another address for its mails, as it was typed, and what is wrong with it. */
    address?: { entries: OrderEntries; problems: OrderProblems }
  },
): Element {
  const { state, currency } = order
  const address = orderAddress(token)
  const isOpen = state !== "cancelled" && state !== "collected"
  const facts: (readonly [string, string])[] = [
    [texts.reference, order.reference],
    [texts.collectAt, whenInWords(order.readyAt, venue.hours.timeZone)],
    [texts.where, `${venue.name}, ${venue.address}`],
    [texts.phone, venue.phone],
    [texts.payment, texts.paymentOf(order)],
    [texts.note, order.message],
    [texts.reason, order.reason],
  ]
  const step = STEP[state]
  const inWords =
    isUnconfirmed(order) && !canPay ? texts.unconfirmed(venue.phone) : texts.STATE_TEXTS[state]
  const means = order.replacedBy === null ? inWords : addresses.replacedMeans
  return slip(
    orderHeading(order),
    ...(said ? [notice(said.tone, paragraph(said.text))] : []),
    ...(means ? [paragraph(means)] : []),
    ...(hasFailed && isOpen ? [paragraph(addresses.hasFailed(order.email))] : []),
    ...(step === undefined ? [] : [stepsOf(step)]),
    ...(venue.note && isOpen ? [paragraph(venue.note)] : []),
    ...(state === "unpaid" ? payActions(address, canPay) : []),
    factList(facts),
    element(
      "ul",
      { class: "order-lines" },
      order.lines.map((line) => orderLine(line, currency)),
    ),
    totalLine(amount(order.total, currency), texts.totalOf(order)),
    actions(
      ...(isOpen && order.readyAt > now
        ? [link(orderCalendarAddress(token), texts.toCalendar, "button button--quiet")]
        : []),
      ...(isOpen
        ? [link(address, texts.lookAgain, "button button--quiet")]
        : venue.takesOrders
          ? [link(pickupPath(venue.slug), texts.orderAgain, "button")]
          : []),
      link(routeTo("locations", venue.slug), moreOf(venue.name), "button button--quiet"),
    ),
    ...(isOpen
      ? [
          element("p", { class: "quiet", id: "watch", hidden: "" }, [texts.looksByItself]),
          element("script", {
            src: WATCH_SCRIPT,
            "data-revision": String(order.revision),
            "data-at": address,
            // A basket that was begun later is another order's.
            ...(now - order.madeAt < BASKET_IS_ITS
              ? { "data-basket": basketName(venue.slug) }
              : {}),
            defer: "",
          }),
        ]
      : []),
    ...ticketPart(ticketOf(order, venue, token), {
      isOffered: step !== undefined && isOpen,
      isCancelled: state === "cancelled",
      formerly: order.formerly,
      now,
    }),
    ...(mayReaddress(order, now)
      ? [
          ...problemList(typed?.problems ?? {}, () => true),
          addressPart(address, {
            email: order.email,
            isUnread: state === "unpaid",
            isOpen: hasFailed || typed !== undefined,
            field: emailField(typed ?? { entries: readOrder({}, []).entries, problems: {} }),
          }),
          ...mendPart(typed?.problems ?? {}),
        ]
      : []),
    ...(mayGuestCancel(order, now) ? [cancelPart(address)] : []),
  )
}

const ticketOf = (
  { reference, readyAt, lines }: Order,
  { name, slug, phone, hours: { timeZone } }: PickupVenue,
  token: string,
): TicketFacts => ({
  reference,
  venue: { name, slug, phone },
  startsAt: readyAt,
  timeZone,
  party: undefined,
  choice: "",
  dishes: lines.map((line) => `${line.count} × ${texts.dishName(line)}`),
  manageAddress: orderAddress(token),
  calendarAddress: orderCalendarAddress(token),
})

const stepsOf = (step: number): Element =>
  element(
    "ol",
    { class: "order-steps" },
    texts.STEPS.map((label, index) =>
      element(
        "li",
        {
          class: `order-steps__step${index <= step ? " order-steps__step--done" : ""}`,
          ...(index === step ? { "aria-current": "step" } : {}),
        },
        [label],
      ),
    ),
  )

const payActions = (address: string, canPay: boolean): Element[] => [
  div(
    "actions",
    ...(canPay ? [link(`${address}?pay=now`, texts.payNow, "button")] : []),
    element("form", { method: "post", action: `${address}/counter` }, [
      element("button", { class: "button button--quiet" }, [texts.payAtCounter]),
    ]),
  ),
]

const cancelPart = (address: string): Element =>
  element("details", { class: "booking-page__part" }, [
    element("summary", {}, [texts.cancel]),
    element("form", { method: "post", action: `${address}/cancel` }, [
      paragraph(texts.cancelHint, "quiet"),
      element("p", { class: "actions" }, [
        element("button", { class: "button" }, [texts.cancelNow]),
      ]),
    ]),
  ])
