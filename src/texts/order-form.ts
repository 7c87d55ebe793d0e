/** What a guest reads who orders with us, on the site and in the pages of the server that takes orders. */
import type { DayOffer } from "../../shared/booking/slots"
import type { OrderField } from "../../shared/ordering/order-form"
import type { OrderState, PaymentState } from "../../shared/ordering/states"
import type { Problem } from "../../shared/submissions/field-rules"
import { dayInWords, dayShortInWords } from "./when"
import { because } from "./full-stop"
import { formatMoney, listOf, plural } from "./intl"

export const LABELS: Readonly<Record<OrderField, string>> = {
  venue: "Where",
  day: "Day",
  time: "Collect at",
  name: "Your name",
  email: "E-mail",
  phone: "Telephone",
  message: "Anything for the kitchen?",
  pays: "How you pay",
}

export const collectFrom = (venue: string): string => `Collect from ${venue}`
export const pickupDescription = (venue: string): string =>
  `Order from ${venue} and collect it at a time you choose: dishes, prices and allergens.`
export const choose =
  "Say how many of each. You choose when to collect it, and see the whole price, before anything is sent."
export const howManyOf = (dish: string): string => `How many: ${dish}`
export const fewer = (dish: string): string => `One ${dish} fewer`
export const more = (dish: string): string => `One more ${dish}`
export const yourOrder = "Your order"
export const toCheckout = "Choose a time"
export const emptyAll = "Empty the basket"
export const empty = "Empty"
export const basketKept = "What you have chosen is kept on this device until you send it."
export const notNow = (phoneNumber: string): string =>
  `Nothing can be ordered here at the moment. If something is amiss with an order you have placed, call ${phoneNumber}.`
export const otherWays = "Where else you can order"
export const filledFromCard =
  "Filled in from your card and what you hide on menus, where nothing was typed."
export const askAboutAllergens = (phone: string): string =>
  `Allergens are as the kitchen declares them. It works with all of them: if a trace matters to you, call ${phone} before you order.`
export const nothingChosen = "Nothing is chosen yet."
export const dishes = (count: number): string =>
  `${count} ${plural(count, { one: "dish", other: "dishes" })}`
export const wholeOrder = (count: number): string => `${yourOrder}: ${dishes(count)}`
export const basketInWords = (count: number, total: string): string => `${dishes(count)}, ${total}`
export const contains = (allergens: readonly string[]): string =>
  allergens.length === 0
    ? "No declared allergens"
    : `Contains ${listOf(allergens.map((name) => name.charAt(0).toLowerCase() + name.slice(1)))}`
export const dishName = ({ name, label }: { name: string; label: string }): string =>
  label ? `${name}, ${label}` : name
export const each = (price: string): string => `${price} each`

export const checkout = "Your order"
export const changeDishes = "Change the dishes"
export const total = "To pay"
export const whenToCollect = "When you collect it"
export const showTimes = "Show times"
export const timesOn = (day: string): string => `Times on ${dayShortInWords(day)}`
export const laterTimes = (count: number): string =>
  plural(count, { one: "One later time", other: `${count} later times` })
export const noneFree =
  "The kitchen has no more time for an order of this size on this day. Please choose another day, or order fewer dishes."
export const full = "full"
export const optional = "optional"
export const emailHint = "The confirmation goes there, and a mail when it is ready."
export const phoneHint = "In case something has run out."
export const messageHint = "Allergies first. Then: cut in slices, no basil, a birthday."
export const atCounter = "At the counter, when you collect it"
export const paidAtCounter = "You pay at the counter, when you collect it."
export const online = (name: string): string => `Now: ${name}`
export const cardByStripe = "by card, with Stripe"
export const send = "Send the order"
export const leaveEmpty = "Leave this empty"

export const gone = (names: readonly string[]): string =>
  `${listOf(names)} ${plural(names.length, { one: "is", other: "are" })} not on the menu any more, and left out.`
export const odd = (names: readonly string[]): string =>
  `How many of ${listOf(names)}? Please say a number up to 99.`
export const repriced = (now: string): string =>
  `The price has changed since you looked: it is ${now} now. Nothing has been ordered. Send it again if that is right.`
export const taken = (near: readonly string[]): string =>
  near.length === 0
    ? "That time has just gone, and no other is free on this day."
    : `That time has just gone. Free on the same day: ${near.join(", ")}.`

export const stands = (near: readonly string[]): string =>
  near.length === 0
    ? "The kitchen has no time for so many dishes then, so your order stays as you sent it first."
    : `The kitchen has no time for so many dishes then, so your order stays as you sent it first. Free on the same day: ${near.join(", ")}.`
export const isKnown = (reference: string): string => `We have this order already: ${reference}.`
export const knownMeans = (email: string, phoneNumber: string): string =>
  `It is one order, and a note that you have added is with it. The mail to ${email} has the link to it. If you want the same once more, please call ${phoneNumber}.`
export const tooLateToChange = (reference: string, phoneNumber: string): string =>
  `Your order ${reference} is being made or paid already, so it stays as you sent it first, and the kitchen has not read what you have written since. Please call ${phoneNumber}.`

/** Why nothing can be collected on a day. */
export function noTimes(offer: Exclude<DayOffer, { kind: "services" }>, phone: string): string {
  switch (offer.kind) {
    case "closed":
      return because("Closed on this day", offer.reason)
    case "none":
      return because("Nothing can be collected on this day", offer.reason)
    case "past":
      return "Nothing more can be collected on this day. Please choose a later one."
    case "tooFar":
      return `Orders are taken up to ${dayInWords(offer.lastDay)}.`
    case "tooMany":
      return `The kitchen takes orders of up to ${dishes(offer.largest)} here. For more, please call ${phone}.`
    default:
      return `No orders are taken here at the moment. Please call ${phone}.`
  }
}

const PROBLEMS: Readonly<Record<OrderField, string>> = {
  venue: "Please choose a venue.",
  day: "Please choose a day.",
  time: "Please choose a time.",
  name: "Please tell us the name to call out.",
  email: "We need an e-mail address to confirm to.",
  phone: "The telephone number should be of digits, such as +39 06 5550 0101.",
  message: "Please keep it shorter.",
  pays: "Please choose how you pay.",
}

export function problemInWords(field: OrderField, problem: Problem): string {
  if (problem === "no email") return "This does not look like an e-mail address: name@example.com."
  if (problem === "too long") return `“${LABELS[field]}” is too long.`
  if (problem === "unreadable") return `“${LABELS[field]}” holds characters that cannot be read.`
  return PROBLEMS[field]
}

export const STATES: Readonly<Record<OrderState, (name: string) => string>> = {
  unpaid: () => "Your order waits to be paid.",
  placed: (name) => `The kitchen has your order, ${name}.`,
  preparing: (name) => `Your order is being made, ${name}.`,
  ready: (name) => `Your order is ready, ${name}.`,
  collected: (name) => `Enjoy it, ${name}.`,
  cancelled: () => "This order is cancelled.",
  held: () => "We are looking at your order.",
}
export const STATE_TEXTS: Readonly<Record<OrderState, string>> = {
  unpaid: "The kitchen keeps its time for a quarter of an hour; it begins once it is paid.",
  placed: "It begins in time for you to collect it.",
  preparing: "It will be ready at the time you chose.",
  ready: "It is waiting for you.",
  collected: "",
  cancelled: "Nothing is being made, and nothing is to be paid.",
  held: "Somebody of the house looks at it before the kitchen begins. You get a mail.",
}
export const STEPS = ["Taken", "Being made", "Ready", "Collected"] as const
export const PAYMENTS: Readonly<Record<PaymentState, string>> = {
  atCounter: "At the counter",
  open: "Not paid yet",
  void: "Not paid",
  paid: "Paid",
  refundDue: "Your money is on its way back",
  refunded: "Your money was given back",
}
/** Nobody pays anything at the counter for what is cancelled, and what was being paid may have been in its last moment. */
const PAYMENTS_OF_CANCELLED: Partial<typeof PAYMENTS> = { atCounter: "", open: "Not confirmed" }
export const paymentOf = ({
  state,
  payment,
}: {
  state: OrderState
  payment: PaymentState
}): string => {
  if (state === "collected" && payment === "atCounter") return "Paid at the counter"
  return (state === "cancelled" ? PAYMENTS_OF_CANCELLED[payment] : undefined) ?? PAYMENTS[payment]
}
export const unconfirmed = (phoneNumber: string): string =>
  `It could not be confirmed that it was paid, so the kitchen has not begun. If you have paid, please call ${phoneNumber}: it is not lost.`
export const unconfirmedYet = (phoneNumber: string): string =>
  `Whether it is paid cannot be looked at just now. If you want to pay at the counter instead, please call ${phoneNumber}.`
/** What the sum of an order is: “To pay”, as long as somebody has to. */
export const totalOf = ({
  state,
  payment,
}: {
  state: OrderState
  payment: PaymentState
}): string =>
  (payment === "open" || payment === "atCounter") && state !== "collected" && state !== "cancelled"
    ? total
    : "In all"
export const orderPage = "Your order"
export const reference = "Reference"
export const collectAt = "Collect at"
export const where = "Where"
export const phone = "Telephone"
export const note = "You told the kitchen"
export const payment = "Payment"
export const reason = "They said"
export const toCalendar = "Add to calendar"
export const lookAgain = "Look again"
export const looksByItself = "This page keeps itself up to date."
export const payNow = "Pay now"
export const payAtCounter = "Pay at the counter instead"
export const cancel = "Cancel the order"
export const cancelHint = "Until the kitchen has begun, it costs nothing."
export const cancelNow = "Yes, cancel it"
export const tooLate = (phoneNumber: string): string =>
  `The kitchen has begun, so it cannot be cancelled here any more. Please call ${phoneNumber}.`
export const tooLateToReaddress = (phoneNumber: string): string =>
  `The kitchen has begun, or it is paid, so its address stays as it is. Please call ${phoneNumber}.`
export const orderAgain = "Order again"
export const noSuchOrder =
  "This link does not lead to an order. It may have been shortened by a mail program: copy the whole of it."
export const unknownVenue = "There is no venue of this name that takes orders here."
export const nothingOrdered = "Nothing was chosen. Please say how many of what."
export const offlineNow =
  "There is no network, so nothing can be ordered just now. What you have chosen stays."
export const offlineAtCheckout =
  "There is no network, so nothing was sent. What you have written stays: send it once you are back in reach."
export const failedAtCheckout = (phoneNumber: string): string =>
  `It cannot be sent just now, and what you have written stays. Please send it again in a minute: it is ordered once, however often you do. Or call ${phoneNumber}.`
export const noPayment =
  "The payment cannot be opened at the moment. Your order is kept: try again, or pay at the counter."

export const isBeingPaid =
  "Your payment is on its way, and we cannot stop it now. This page will say so once it has arrived."

export const money = (amount: number, currency: string): string => formatMoney({ amount, currency })
