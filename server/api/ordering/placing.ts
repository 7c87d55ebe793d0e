import { randomUUID } from "node:crypto"
import type { DayOffer } from "../../../shared/booking/slots"
import { dishCount, minorUnits, totalOf, type BasketLine } from "../../../shared/ordering/basket"
import type { PickupVenue } from "../../../shared/ordering/ordering-facts"
import type { OrderLine } from "../../../shared/ordering/staff-channel"
import { mayGuestCancel, type OrderState, type PaymentState } from "../../../shared/ordering/states"
import { isSameGuest, isSameName, SAME_WITHIN, withNote } from "../intake/same-guest"
import { wishKey } from "../intake/wish-key"
import { freeSlot, offerAt } from "./kitchen-time"
import { mayGiveWay, type Order, type Orderer } from "./order"
import type { OrderBook } from "./order-book"
import { make } from "./replacing"
import { tellOfChange } from "./telling"

export interface OrderWish {
  /** `YYYY-MM-DD` */
  day: string
  /** `HH:MM` */
  time: string
  lines: readonly BasketLine[]
  guest: Orderer
  paysOnline: boolean
  /** The form's, the same for each attempt at sending the same. */
  key: string | undefined
  suspicion: string | null
}

/**
 * `isKnown`: it was ordered before; `hasChanged`: something was written. `isTheirs`: whoever asks sent the form that it was
 * ordered by, and may be told where it is. `refused`: the offer is what there is on that day now; `standing` is the order
 * that stays as it was. `late`: what was to be changed of an order was not, for it is being made, or paid. `tooLong`: what is
 * added to its note has no room in it.
 */
type Ordered =
  | {
      is: "ordered" | "late"
      order: Order
      isKnown: boolean
      hasChanged: boolean
      isTheirs: boolean
    }
  | { is: "refused"; offer: DayOffer; standing?: Order }
  | { is: "tooLong" }

/**
 * Takes an order, or says what there is instead.
 *
 * A guest whose answer was lost sends again, perhaps with more words. So the same venue, day, time and address is the same
 * order where the form's key is the same, or where the same dishes were ordered within a quarter of an hour; what has
 * changed since is taken over, as long as the kitchen has not begun; with the key either of address and name may have been
 * put right; without the form's key it may be somebody else who knows the guest, and only what was missing is added.
 * Whoever wants the same twice at one time orders twice as many, or waits that long. What is not paid yet is found by its
 * key alone: the guest has no mail with its link.
 */
export function place(book: OrderBook, venue: PickupVenue, wish: OrderWish, now: number): Ordered {
  const key = wishKey(venue.slug, wish)
  const known = knownBy(book, venue, wish)
  if (known) {
    // A program says nothing for a guest.
    const mayChange = wish.suspicion === null || known.suspicion !== null
    if (!mayChange) return asItStands(known, true)
    if (known.email === wish.guest.email || !mayGiveWay(known, now)) {
      return takeOver(book, known, venue, wish, now)
    }
  }
  const sent = known ? undefined : sentBefore(book, venue, wish, now)
  if (sent) return complete(book, sent, wish.guest, now)
  const dishes = dishCount(wish.lines)
  const offer = offerAt(book, venue, { day: wish.day, dishes }, now, known?.reference)
  const slot = freeSlot(offer, venue, wish.time)
  if (!slot) return { is: "refused", offer, standing: known }
  const { guest, day, suspicion, paysOnline } = wish
  const isHeld = suspicion !== null
  // What has been ordered already to be paid at the counter is not lost where nobody pays for it online.
  const isPaidFirst = paysOnline && !isHeld && !known
  const state: OrderState = isHeld ? "held" : isPaidFirst ? "unpaid" : "placed"
  const payment: PaymentState = isPaidFirst ? "open" : "atCounter"
  const order = make(
    book,
    {
      ...{ ...guest, venue: venue.slug, state, payment, day, time: slot.time },
      ...{ readyAt: slot.startsAt, ...pricedAt(known, wish.lines, venue.currency) },
      ...{ currency: venue.currency, suspicion, madeAt: now },
    },
    key ?? randomUUID(),
    // Whoever has the address that was mistyped may have the link by now: it leads to nothing of the guest's any more.
    { before: known, now },
  )
  return { is: "ordered", order, isKnown: false, hasChanged: true, isTheirs: true }
}

/** The order of a form; that of whoever was at it before is somebody else's. */
function knownBy(
  { orders }: OrderBook,
  { slug }: PickupVenue,
  wish: Pick<OrderWish, "key" | "day" | "time" | "guest">,
): Order | undefined {
  const ofForm = orders.select("key = ? and state <> 'cancelled'", wishKey(slug, wish) ?? "")[0]
  return ofForm && isSameGuest(ofForm, wish.guest) ? ofForm : undefined
}

/** Whether these very dishes are ordered by this form already: at the price that they had then, whatever it is by now. */
export function isOrdered(
  book: OrderBook,
  venue: PickupVenue,
  wish: Pick<OrderWish, "key" | "day" | "time" | "guest" | "lines">,
): boolean {
  const known = knownBy(book, venue, wish)
  return known !== undefined && isSameDishes(known.lines, linesOf(wish.lines, venue.currency))
}

/** What is ordered already is so at the price that it had then. */
function pricedAt(
  known: Order | undefined,
  lines: readonly BasketLine[],
  currency: string,
): Pick<Order, "lines" | "total"> {
  const ordered = linesOf(lines, currency)
  return known && isSameDishes(known.lines, ordered)
    ? { lines: known.lines, total: known.total }
    : { lines: ordered, total: totalOf(lines, currency) }
}

const isSameDishes = (some: readonly OrderLine[], others: readonly OrderLine[]): boolean => {
  const dishes = (lines: readonly OrderLine[]): string =>
    JSON.stringify(lines.map(({ name, label, count }) => [name, label, count]))
  return dishes(some) === dishes(others)
}

/** What a program sends changes nothing of a guest's, and a guest is not held up by what a program has sent. */
const sentBefore = (
  { orders }: OrderBook,
  { slug, currency }: PickupVenue,
  { day, time, lines, guest, suspicion }: OrderWish,
  now: number,
): Order | undefined =>
  orders
    .select(
      `email = ? and venue = ? and day = ? and time = ? and lines = ? and made_at > ?
       and state not in ('cancelled', 'unpaid') and (suspicion is null) = ? order by rowid desc`,
      ...[guest.email, slug, day, time, JSON.stringify(linesOf(lines, currency))],
      ...[now - SAME_WITHIN, suspicion === null ? 1 : 0],
    )
    .find(({ name }) => isSameName(name, guest.name))

/** What the guest says now of their order: as it is already, changed, or refused where it cannot be changed. */
function takeOver(
  book: OrderBook,
  known: Order,
  venue: PickupVenue,
  { guest, lines }: OrderWish,
  now: number,
): Ordered {
  const { name, phone, message } = guest
  // Of what is not paid yet nobody has had the link.
  const { email } = known.state === "unpaid" ? guest : known
  const ordered = linesOf(lines, venue.currency)
  const isSameBasket = isSameDishes(ordered, known.lines)
  const isSaid =
    name === known.name &&
    email === known.email &&
    phone === known.phone &&
    message === known.message
  if (isSameBasket && isSaid) return asItStands(known, true)
  // What has been paid, or is being paid, is the price of these dishes.
  const isPriceOpen = known.payment === "atCounter"
  if (!mayGuestCancel(known, now) || !(isSameBasket || isPriceOpen)) {
    return { ...asItStands(known, true), is: "late" }
  }
  const dishes = dishCount(lines)
  if (!isSameBasket) {
    const offer = offerAt(book, venue, { day: known.day, dishes }, now, known.reference)
    const slot = freeSlot(offer, venue, known.time)
    if (!slot) return { is: "refused", offer, standing: known }
  }
  const basket = pricedAt(known, lines, venue.currency)
  const said = {
    ...basket,
    lines: JSON.stringify(basket.lines),
    dishes,
    name,
    email,
    phone,
    message,
  }
  const order = book.orders.change(known, said, now)
  tellOfChange(book, order, now)
  return { is: "ordered", order, isKnown: true, hasChanged: true, isTheirs: true }
}

/** What was written in another form is added to what stands, and takes the place of nothing. */
function complete(book: OrderBook, known: Order, guest: Orderer, now: number): Ordered {
  const phone = known.phone || guest.phone
  const message = withNote(known.message, guest.message)
  if (message === undefined) return { is: "tooLong" }
  if (phone === known.phone && message === known.message) return asItStands(known, false)
  if (!mayGuestCancel(known, now)) return { ...asItStands(known, false), is: "late" }
  const order = book.orders.change(known, { phone, message }, now)
  tellOfChange(book, order, now)
  return { is: "ordered", order, isKnown: true, hasChanged: true, isTheirs: false }
}

const asItStands = (order: Order, isTheirs: boolean) => ({
  ...({ is: "ordered", order, isKnown: true, hasChanged: false, isTheirs } as const),
})

const linesOf = (lines: readonly BasketLine[], currency: string): OrderLine[] =>
  lines.map(({ item, count }) => ({
    name: item.name,
    label: item.label,
    count,
    price: minorUnits(item.price, currency),
  }))
