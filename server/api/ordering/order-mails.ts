import { orderAddress } from "../../../shared/ordering/addresses"
import { fromMinorUnits } from "../../../shared/ordering/basket"
import { appointmentFile } from "../../../shared/calendar"
import type { OrderingFacts, PickupVenue } from "../../../shared/ordering/ordering-facts"
import { isUnconfirmed, mayGuestCancel } from "../../../shared/ordering/states"
import { whenInWords, whenShort } from "../../../src/texts/when"
import * as words from "../../../src/texts/order-form"
import * as texts from "../../../src/texts/order-mails"
import { isHarmless, LONGEST_NAME } from "../intake/suspicion"
import type { SignedLinks } from "../intake/signed-link"
import type { Mail } from "../mail/mail"
import type { Order, OrderMailName } from "./order"

export interface OrderMailContext {
  facts: OrderingFacts
  venue: PickupVenue
  /** Public address of the site, without a slash at its end. */
  siteUrl: string
  links: SignedLinks
  /** Whether there is a payment provider, to be paid at and to be asked. */
  canPay: boolean
}

const MINUTE = 60_000
const isoOf = (instant: number): string => new Date(instant).toISOString()

/** When an order is collected, for a guest's calendar; a newer one of the same order takes its place. */
export const orderCalendar = (
  order: Order,
  { venue, siteUrl }: Pick<OrderMailContext, "venue" | "siteUrl">,
): string =>
  appointmentFile(
    {
      id: `order-${order.reference.toLowerCase()}`,
      title: words.collectFrom(venue.name),
      summary: `${words.dishes(dishesOf(order))}. ${order.reference}. ${venue.phone}`,
      timeZone: venue.hours.timeZone,
      place: `${venue.name}, ${venue.address}`,
      status: order.state === "cancelled" ? "cancelled" : "scheduled",
      startsAt: isoOf(order.readyAt),
      endsAt: isoOf(order.readyAt + 15 * MINUTE),
      recurrence: { frequency: "none" },
      revisedAt: isoOf(order.changedAt),
    },
    new URL(siteUrl).hostname,
    { revision: order.revision, organizer: { name: venue.name, email: venue.email } },
  )

const dishesOf = ({ lines }: Order): number => lines.reduce((sum, { count }) => sum + count, 0)

const factsOf = (order: Order, { venue }: OrderMailContext): [string, string][] => {
  const { currency } = order
  const money = (units: number): string => words.money(fromMinorUnits(units, currency), currency)
  return [
    [words.reference, order.reference],
    [words.collectAt, whenInWords(order.readyAt, venue.hours.timeZone)],
    ...order.lines.map(({ name, label, count, price }): [string, string] => [
      `${count} × ${words.dishName({ name, label })}`,
      money(price * count),
    ]),
    [words.total, money(order.total)],
    [words.payment, words.paymentOf(order)],
  ]
}

/** As the guest is written to. */
const harmless = (order: Order): Order => ({
  ...order,
  name: isHarmless(order.name, LONGEST_NAME) ? order.name : texts.guest,
  message: isHarmless(order.message) ? order.message : "",
})

function toGuest(
  order: Order,
  context: OrderMailContext,
  said: { subject: string; heading: string; paragraphs: string[]; hasCalendar?: boolean },
): Mail {
  const { venue, siteUrl, links, facts } = context
  const hasButton = order.state !== "cancelled"
  return {
    to: order.email,
    replyTo: venue.email,
    subject: said.subject,
    heading: said.heading,
    paragraphs: said.paragraphs,
    facts: [
      ...factsOf(order, context),
      [words.where, `${venue.name}\n${venue.address}`],
      [words.phone, venue.phone],
      [words.note, order.message],
    ],
    ...(hasButton
      ? {
          action: {
            label: mayGuestCancel(order, Date.now()) ? texts.seeOrCancel : texts.see,
            url: siteUrl + orderAddress(links.make("order", order.reference)),
          },
        }
      : {}),
    note: hasButton
      ? `${texts.guestNote(facts.groupName)} ${texts.buttonNote}`
      : texts.guestNote(facts.groupName),
    ...(said.hasCalendar ? { calendar: orderCalendar(order, context) } : {}),
  }
}

function toVenue(
  order: Order,
  context: OrderMailContext,
  what: string,
  ...paragraphs: string[]
): Mail {
  const { venue } = context
  const time = whenShort(order.readyAt, venue.hours.timeZone)
  return {
    to: venue.email,
    replyTo: order.email,
    subject: texts.venueSubject(what, dishesOf(order), time, order.name),
    heading: what,
    paragraphs: [
      ...paragraphs,
      ...(order.suspicion === null ? [] : [texts.venueSuspect(order.suspicion)]),
    ],
    facts: [
      ...factsOf(order, context),
      [texts.formerly, order.formerly.join(", ")],
      [texts.name, order.name],
      [texts.email, order.email],
      [texts.phone, order.phone],
      [texts.message, order.message],
    ],
    note: texts.venueNote,
  }
}

function endOf(order: Order, { venue, canPay }: OrderMailContext): string {
  if (isUnconfirmed(order) && !canPay) return words.unconfirmed(venue.phone)
  return order.payment === "void" || order.payment === "open"
    ? texts.notPaidText
    : texts.cancelledText(venue.phone)
}

/** What a mail of that name says of an order as it is now. */
export function orderMail(name: OrderMailName, sent: Order, context: OrderMailContext): Mail {
  const { venue } = context
  const order = name.startsWith("venue-") ? sent : harmless(sent)
  const when = whenShort(order.readyAt, venue.hours.timeZone)
  switch (name) {
    case "placed":
      return toGuest(order, context, {
        subject: texts.placedSubject(venue.name, when),
        heading: texts.placedHeading(order.name),
        paragraphs: [texts.placedText, ...(venue.note ? [venue.note] : [])],
        hasCalendar: true,
      })
    case "changed":
      return toGuest(order, context, {
        subject: texts.changedSubject(venue.name, when),
        heading: texts.changedHeading(order.name),
        paragraphs: [texts.changedText, ...(venue.note ? [venue.note] : [])],
        hasCalendar: true,
      })
    case "ready":
      return toGuest(order, context, {
        subject: texts.readySubject(venue.name),
        heading: texts.readyHeading(order.name),
        paragraphs: [texts.readyText, ...(venue.note ? [venue.note] : [])],
      })
    case "cancelled":
      return toGuest(order, context, {
        subject: texts.cancelledSubject(venue.name, when),
        heading: texts.cancelledHeading,
        paragraphs: [
          ...(order.reason ? [order.reason] : []),
          endOf(order, context),
          ...(order.payment === "refundDue" || order.payment === "refunded"
            ? [texts.moneyBack]
            : []),
        ],
        hasCalendar: true,
      })
    case "readdressed":
      return toGuest(order, context, {
        subject: texts.readdressedSubject(venue.name, when),
        heading: texts.readdressedHeading,
        paragraphs: [texts.readdressedText(venue.phone)],
        hasCalendar: true,
      })
    case "venue-new":
      return toVenue(order, context, texts.venueNew)
    case "venue-changed":
      return toVenue(order, context, texts.venueChanged)
    case "venue-readdressed":
      return toVenue(order, context, texts.venueReaddressed, texts.venueReaddressedText)
    case "venue-closed":
      return toVenue(order, context, texts.venueClosed, texts.venueClosedText)
    case "venue-cancelled":
      return toVenue(order, context, texts.venueCancelled)
  }
}
