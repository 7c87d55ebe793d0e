import { randomUUID } from "node:crypto"
import type { Sitting, Taken } from "../../../shared/booking/rules"
import { around, spanOfDay } from "../../../shared/booking/service-day"
import { allSlots, slotsOf, type DayOffer } from "../../../shared/booking/slots"
import { dishCount, minorUnits, totalOf, type BasketLine } from "../../../shared/ordering/basket"
import type { PickupVenue } from "../../../shared/ordering/ordering-facts"
import { kitchenOf } from "../../../shared/ordering/rules"
import type { OrderLine } from "../../../shared/ordering/staff-channel"
import {
  HOLDING_STATES,
  mayGuestCancel,
  NEXT_STATE,
  type OrderState,
  type PaymentState,
} from "../../../shared/ordering/states"
import type { Whose } from "../../../shared/submissions/whose"
import type { HeldTimes } from "../../../shared/staff-reply"
import { newReference } from "../intake/reference"
import { isSameGuest, isSameName, withNote } from "../intake/same-guest"
import { wishKey } from "../intake/wish-key"
import type { DueRecordMail, RecordStore } from "../outbox/record-outbox"
import { CopyQueue } from "../store/copy-queue"
import { ENDED, IS_OPEN, MailQueue } from "../store/mail-queue"
import type { Db } from "../store/open-database"
import { referencesOf, removeAll } from "../store/references-of"
import { listUndelivered, type Undelivered } from "../store/undelivered"
import type { Order, Orderer, OrderMailName } from "./order"
import { ORDER_MAILS, ORDERS } from "./order-tables"

const LETTER = "R"
const DAY = 24 * 3_600_000
/** Sent again so soon, from another form, it is the same order, in milliseconds. */
const SAME_WITHIN = 15 * 60_000
/** So soon, in milliseconds, one form of a page is sent again by who presses its button twice. */
const PRESSED_TWICE = 15_000

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
 * that stays as it was. `late`: what was to be changed of an order was not, for it is being made, or paid.
 */
export type Ordered =
  | {
      is: "ordered" | "late"
      order: Order
      isKnown: boolean
      hasChanged: boolean
      isTheirs: boolean
    }
  | { is: "refused"; offer: DayOffer; standing?: Order }

/** `late`: it is being made, paid or over, and stays as it is. `isSame`: it goes there already. */
export type Readdressed =
  { is: "readdressed"; order: Order; isSame: boolean } | { is: "unknown" | "late" }

/** `changed`: it is not (any more) as who asks for it believes, and stays as it is. */
export type Advanced = { is: "done"; order: Order } | { is: "unknown" | "changed" | "full" }

interface Row extends Omit<Order, "lines" | "paymentId" | "readyAt" | "madeAt" | "changedAt"> {
  lines: string
  payment_id: string | null
  ready_at: number
  made_at: number
  changed_at: number
}

type Made = Omit<Order, "reference" | "paymentId" | "reason" | "changedAt" | "revision">

interface Change {
  state?: OrderState
  payment?: PaymentState
  reason?: string
}

/** Nothing more is made of them, and nobody can say yet that their money is where it belongs. */
const OWED = "state = 'cancelled' and payment in ('open', 'refundDue')"
const HOLDING = HOLDING_STATES.map((state) => `'${state}'`).join(", ")

/**
 * What kitchens have been asked for. What a method returned is on the disk; whatever takes a kitchen's time looks at what is
 * taken in the same transaction, so that it is given once, however many ask and from however many processes.
 */
export class OrderStore implements RecordStore<Order, OrderMailName> {
  readonly #db: Db
  readonly #mails: MailQueue<OrderMailName>
  readonly #copies: CopyQueue

  constructor(db: Db) {
    this.#db = db
    this.#mails = new MailQueue(db, ORDER_MAILS, ORDERS)
    this.#copies = new CopyQueue(db, ORDERS)
  }

  /** When so many dishes can be collected on a day. */
  offer(
    venue: PickupVenue,
    { day, dishes }: { day: string; dishes: number },
    now: number,
    except?: string,
  ): DayOffer {
    const taken = this.taken(venue.slug, day, except)
    return slotsOf(kitchenOf(venue), { day, party: dishes }, new Date(now), taken)
  }

  /** What kitchens are asked for around a day, whatever its zone. */
  private taken(venue: string, day: string, except = ""): Taken {
    const { from, until } = around(day)
    const seatings = this.#db
      .prepare(
        `select ready_at as startsAt, ready_at + 1 as endsAt, dishes as guests from orders
         where venue = ? and state in (${HOLDING}) and ready_at between ? and ? and reference <> ?`,
      )
      .all(venue, from, until, except) as { startsAt: number; endsAt: number; guests: number }[]
    return { seatings, blocks: this.pauses(venue, from, until) }
  }

  private pauses(venue: string, from: number, until: number): HeldTimes[] {
    return this.#db
      .prepare(
        `select id, from_at as "from", until_at as until, made_by as madeBy from order_pauses
         where venue = ? and from_at < ? and until_at > ? order by from_at`,
      )
      .all(venue, until, from) as HeldTimes[]
  }

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
  place(venue: PickupVenue, wish: OrderWish, now: number): Ordered {
    return this.#db.transaction(() => this.placeNow(venue, wish, now)).immediate()
  }

  private placeNow(venue: PickupVenue, wish: OrderWish, now: number): Ordered {
    const key = wishKey(venue.slug, wish)
    const ofForm = key === undefined ? undefined : this.known(key)
    const stands = ofForm?.state !== "cancelled" ? ofForm : undefined
    const known = stands && isSameGuest(stands, wish.guest) ? stands : undefined
    if (known) {
      // A program says nothing for a guest.
      const mayChange = wish.suspicion === null || known.suspicion !== null
      if (!mayChange) return asItStands(known, true)
      if (known.email === wish.guest.email || !mayGiveWay(known, now)) {
        return this.takeOver(known, venue, wish, now)
      }
    }
    const sent = known ? undefined : this.sentBefore(venue, wish, now)
    if (sent) return this.complete(sent, wish.guest, now)
    const dishes = dishCount(wish.lines)
    const offer = this.offer(venue, { day: wish.day, dishes }, now, known?.reference)
    const slot = allSlots(offer).find(({ time }) => time === wish.time)
    if (!slot?.isFree || !venue.takesOrders) return { is: "refused", offer, standing: known }
    // Whoever has the address that was mistyped may have the link by now: it leads to nothing of the guest's any more.
    if (known) this.withdraw(known, now)
    const { guest, day, suspicion, paysOnline } = wish
    const isHeld = suspicion !== null
    // What has been ordered already to be paid at the counter is not lost where nobody pays for it online.
    const isPaidFirst = paysOnline && !isHeld && !known
    const state: OrderState = isHeld ? "held" : isPaidFirst ? "unpaid" : "placed"
    const payment: PaymentState = isPaidFirst ? "open" : "atCounter"
    const lines = linesOf(wish.lines, venue.currency)
    const order = this.make(
      {
        ...{ ...guest, venue: venue.slug, state, payment, day, time: slot.time },
        ...{ readyAt: slot.startsAt, lines, total: totalOf(wish.lines, venue.currency) },
        ...{ currency: venue.currency, suspicion, madeAt: now },
      },
      key ?? randomUUID(),
      now,
    )
    return { is: "ordered", order, isKnown: false, hasChanged: true, isTheirs: true }
  }

  /**
   * The address was mistyped: another order takes the place of this one, in the kitchen's time that it has. Whoever has the
   * mistyped address may have the link by now; of what is not paid yet nobody has, so that it is put right as it stands.
   */
  readdress(venue: PickupVenue, reference: string, email: string, now: number): Readdressed {
    return this.#db
      .transaction((): Readdressed => {
        const before = this.find(reference)
        if (before?.venue !== venue.slug) return { is: "unknown" }
        const successor = this.successorOf(before, email, now)
        if (successor) return { is: "readdressed", order: successor, isSame: false }
        if (!mayReaddress(before, now)) return { is: "late" }
        if (before.email === email) return { is: "readdressed", order: before, isSame: true }
        if (before.state === "unpaid") {
          this.#db.prepare("update orders set email = ? where reference = ?").run(email, reference)
          const order = this.change(before, {}, now)
          return { is: "readdressed", order, isSame: false }
        }
        const { key } = this.#db
          .prepare("select key from orders where reference = ?")
          .get(reference) as { key: string }
        this.withdraw(before, now)
        // The form's key goes along: sent once more, it is this one.
        const order = this.make({ ...before, email }, key, now)
        return { is: "readdressed", order, isSame: false }
      })
      .immediate()
  }

  /** Pressed twice: what has taken its place a moment ago. Later, whoever has its link need not learn where the new one is. */
  private successorOf(before: Order, email: string, now: number): Order | undefined {
    if (before.state !== "cancelled" || now - before.changedAt > PRESSED_TWICE) return undefined
    const row = this.#db
      .prepare(
        "select * from orders where email = ? and venue = ? and made_at = ? and state <> 'cancelled'",
      )
      .get(email, before.venue, before.madeAt) as Row | undefined
    return row && toOrder(row)
  }

  /** Writes it down, and tells of it. */
  private make(made: Made, key: string, now: number): Order {
    // Who has cancelled an order and sends the same again means another one, which is that form's from now on; so is the
    // next guest's.
    this.#db.prepare("update orders set key = ? where key = ?").run(randomUUID(), key)
    const reference = this.freeReference()
    const { venue, state, payment, day, time, readyAt, lines, total, currency } = made
    const { name, email, phone, message, suspicion, madeAt } = made
    this.#db
      .prepare(
        `insert into orders (reference, key, venue, state, payment, day, time, ready_at, dishes, lines, total, currency,
         name, email, phone, message, suspicion, made_at, changed_at, looked_at, next_at)
         values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      )
      .run(
        ...[reference, key, venue, state, payment, day, time, readyAt, dishesIn(lines)],
        ...[JSON.stringify(lines), total, currency, name, email, phone, message, suspicion],
        ...[madeAt, now, now, now],
      )
    const order = this.mustFind(reference)
    if (state === "placed") this.#mails.add(order, "placed", now)
    if (state !== "unpaid") this.#mails.add(order, "venue-new", now)
    return order
  }

  /** What a program sends changes nothing of a guest's, and a guest is not held up by what a program has sent. */
  private sentBefore(
    { slug, currency }: PickupVenue,
    { day, time, lines, guest, suspicion }: OrderWish,
    now: number,
  ): Order | undefined {
    const rows = this.#db
      .prepare(
        `select * from orders where email = ? and venue = ? and day = ? and time = ? and lines = ? and made_at > ?
         and state not in ('cancelled', 'unpaid') and (suspicion is null) = ? order by rowid desc`,
      )
      .all(
        ...[guest.email, slug, day, time, JSON.stringify(linesOf(lines, currency))],
        ...[now - SAME_WITHIN, suspicion === null ? 1 : 0],
      ) as Row[]
    return rows.map(toOrder).find(({ name }) => isSameName(name, guest.name))
  }

  /** What the guest says now of their order: as it is already, changed, or refused where it cannot be changed. */
  private takeOver(
    known: Order,
    venue: PickupVenue,
    { guest, lines }: OrderWish,
    now: number,
  ): Ordered {
    const { name, phone, message } = guest
    // Of what is not paid yet nobody has had the link.
    const { email } = known.state === "unpaid" ? guest : known
    const ordered = JSON.stringify(linesOf(lines, venue.currency))
    const isSameBasket = ordered === JSON.stringify(known.lines)
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
      const offer = this.offer(venue, { day: known.day, dishes }, now, known.reference)
      const slot = allSlots(offer).find(({ time }) => time === known.time)
      if (!slot?.isFree || !venue.takesOrders) return { is: "refused", offer, standing: known }
    }
    this.#db
      .prepare(
        `update orders set dishes = ?, lines = ?, total = ?, name = ?, email = ?, phone = ?, message = ?, changed_at = ?,
         revision = revision + 1, attempts = 0, next_at = ? where reference = ?`,
      )
      .run(
        ...[dishes, ordered, isSameBasket ? known.total : totalOf(lines, venue.currency)],
        ...[name, email, phone, message, now, now, known.reference],
      )
    const order = this.mustFind(known.reference)
    this.tellOfChange(order, now)
    return { is: "ordered", order, isKnown: true, hasChanged: true, isTheirs: true }
  }

  /** What was written in another form is added to what stands, and takes the place of nothing. */
  private complete(known: Order, guest: Orderer, now: number): Ordered {
    const phone = known.phone || guest.phone
    const message = withNote(known.message, guest.message)
    if (phone === known.phone && message === known.message) return asItStands(known, false)
    if (!mayGuestCancel(known, now)) return { ...asItStands(known, false), is: "late" }
    this.#db
      .prepare(
        `update orders set phone = ?, message = ?, changed_at = ?, revision = revision + 1, attempts = 0, next_at = ?
         where reference = ?`,
      )
      .run(phone, message, now, now, known.reference)
    const order = this.mustFind(known.reference)
    this.tellOfChange(order, now)
    return { is: "ordered", order, isKnown: true, hasChanged: true, isTheirs: false }
  }

  /** In one mail: what was to be told first and has not left yet says it all. Of what is not paid nobody has heard. */
  private tellOfChange(order: Order, now: number): void {
    const { reference, state } = order
    if (state === "unpaid") return
    const wasTold = (name: OrderMailName): boolean => this.#mails.mayHaveArrived(reference, name)
    if (state === "placed") this.#mails.add(order, wasTold("placed") ? "changed" : "placed", now)
    this.#mails.add(order, wasTold("venue-new") ? "venue-changed" : "venue-new", now)
  }

  private known(key: string): Order | undefined {
    const row = this.#db.prepare("select * from orders where key = ?").get(key) as Row | undefined
    return row ? toOrder(row) : undefined
  }

  /** Another takes its place: told to whom it was told of. */
  private withdraw(before: Order, now: number): void {
    const order = this.change(before, { state: "cancelled" }, now)
    const wasTold = (name: OrderMailName): boolean =>
      this.#mails.mayHaveArrived(before.reference, name)
    if (wasTold("placed")) this.#mails.add(order, "cancelled", now)
    if (wasTold("venue-new")) this.#mails.add(order, "venue-cancelled", now)
  }

  private freeReference(): string {
    for (;;) {
      const reference = newReference(LETTER)
      if (!this.find(reference)) return reference
    }
  }

  /** Staff go on by one step, from what they have seen. The guest is told where it concerns them. */
  advance(venue: PickupVenue, reference: string, from: OrderState, now: number): Advanced {
    return this.#db
      .transaction((): Advanced => {
        const before = this.find(reference)
        const next = NEXT_STATE[from]
        if (before?.venue !== venue.slug) return { is: "unknown" }
        if (before.state !== from || !next) return { is: "changed" }
        if (from === "held" && !this.hasRoomFor(venue, before)) return { is: "full" }
        // Of this the guest gets no mail: that it was taken, with the link, is still to be told.
        if (next === "preparing") {
          return { is: "done", order: this.changeQuietly(before, { state: next }, now) }
        }
        const order = this.change(before, { state: next }, now)
        if (next === "placed") this.#mails.add(order, "placed", now)
        if (next === "ready") this.#mails.add(order, "ready", now)
        return { is: "done", order }
      })
      .immediate()
  }

  /** What was called collected by mistake is ready again, and can be cancelled and given back as before. */
  putBack(venue: PickupVenue, reference: string, now: number): Advanced {
    return this.#db
      .transaction((): Advanced => {
        const before = this.find(reference)
        if (before?.venue !== venue.slug) return { is: "unknown" }
        if (before.state !== "collected") return { is: "changed" }
        const order = this.change(before, { state: "ready" }, now)
        // The guest is told once; what had not gone by then was not to be told any more, and is again.
        const isTold =
          this.#mails.follow(order, "ready") || this.#mails.mayHaveArrived(reference, "ready")
        if (!isTold) this.#mails.add(order, "ready", now)
        return { is: "done", order }
      })
      .immediate()
  }

  private hasRoomFor(venue: PickupVenue, order: Order): boolean {
    const { dishes } = this.#db
      .prepare(
        `select coalesce(sum(dishes), 0) as dishes from orders where venue = ? and ready_at = ? and state in (${HOLDING})`,
      )
      .get(venue.slug, order.readyAt) as { dishes: number }
    return dishes + dishesIn(order.lines) <= venue.rules.dishesPerSlot
  }

  /**
   * Gives the kitchen its time back, and the guest their money.
   * @param reason in staff's words; a guest needs none, and may cancel until the kitchen has begun
   */
  cancel(
    venue: PickupVenue,
    reference: string,
    { now, reason }: { now: number; reason?: string },
  ): Advanced {
    return this.#db
      .transaction((): Advanced => {
        const before = this.find(reference)
        if (before?.venue !== venue.slug) return { is: "unknown" }
        if (before.state === "cancelled") return { is: "done", order: before }
        const isAllowed =
          reason === undefined ? mayGuestCancel(before, now) : before.state !== "collected"
        return isAllowed
          ? { is: "done", order: this.cancelNow(before, reason ?? "", now) }
          : { is: "changed" }
      })
      .immediate()
  }

  private cancelNow(before: Order, reason: string, now: number): Order {
    const payment = before.payment === "paid" ? "refundDue" : before.payment
    const order = this.change(before, { state: "cancelled", payment, reason }, now)
    // Nobody is written to because a program says so, and the kitchen has not heard of who has not paid.
    if (before.state !== "held") this.#mails.add(order, "cancelled", now)
    if (before.state !== "unpaid") this.#mails.add(order, "venue-cancelled", now)
    return order
  }

  private change(before: Order, { state, payment, reason }: Change, now: number): Order {
    this.#db
      .prepare(
        `update orders set state = ?, payment = ?, reason = ?, changed_at = ?, revision = revision + 1,
         attempts = 0, next_at = ? where reference = ?`,
      )
      .run(
        ...[state ?? before.state, payment ?? before.payment, reason ?? before.reason],
        ...[now, now, before.reference],
      )
    return this.mustFind(before.reference)
  }

  /** A change of which nobody is written to. */
  private changeQuietly(before: Order, change: Change, now: number): Order {
    const order = this.change(before, change, now)
    this.#mails.carryOver(order)
    return order
  }

  /**
   * Where it is paid.
   * @returns false where it is not to be paid there any more: nobody would look after that payment
   */
  paysAt(reference: string, paymentId: string): boolean {
    return (
      this.#db
        .prepare(
          "update orders set payment_id = ? where reference = ? and state = 'unpaid' and payment = 'open'",
        )
        .run(paymentId, reference).changes > 0
    )
  }

  /** The provider says so. What was cancelled meanwhile, or was to be collected before, is given back. */
  paid(reference: string, now: number): Order | undefined {
    return this.settle(reference, "open", (before) => {
      if (before.state !== "unpaid") {
        const order = this.change(before, { payment: "refundDue" }, now)
        // Until now it was not known that there is money to come back: what is under way does not say it.
        this.#mails.add(order, "cancelled", now)
        return order
      }
      if (before.readyAt <= now) return this.cancelNow({ ...before, payment: "paid" }, "", now)
      const order = this.change(before, { state: "placed", payment: "paid" }, now)
      this.#mails.add(order, "placed", now)
      this.#mails.add(order, "venue-new", now)
      return order
    })
  }

  /**
   * The provider takes no money for it any more.
   * @param closed the payment that this is known of; null where none was opened. Where another was meanwhile, nothing changes
   */
  notPaid(reference: string, closed: string | null, now: number): Order | undefined {
    return this.settle(reference, "open", (before) => {
      if (before.paymentId !== closed) return before
      if (before.state !== "unpaid") return this.changeQuietly(before, { payment: "void" }, now)
      return this.cancelNow({ ...before, payment: "void" }, "", now)
    })
  }

  /** Its time is over and nobody can say whether it is paid: the kitchen has its time back, and the payment stays to be looked at. */
  giveUp(reference: string, now: number): Order | undefined {
    return this.settle(reference, "open", (before) =>
      before.state === "unpaid" ? this.cancelNow(before, "", now) : before,
    )
  }

  /**
   * Who cannot pay there pays at the counter; only once the provider takes no money for it any more.
   * @param closed as for `notPaid`
   */
  paysAtCounter(reference: string, closed: string | null, now: number): Order | undefined {
    return this.settle(reference, "open", (before) => {
      if (before.state !== "unpaid" || before.paymentId !== closed) return before
      const order = this.change(before, { state: "placed", payment: "atCounter" }, now)
      this.#mails.add(order, "placed", now)
      this.#mails.add(order, "venue-new", now)
      return order
    })
  }

  refunded(reference: string, now: number): Order | undefined {
    return this.settle(reference, "refundDue", (before) =>
      this.changeQuietly(before, { payment: "refunded" }, now),
    )
  }

  /** Once, whoever tells of it and however often: our own look, the provider's message, the guest who comes back. */
  private settle(
    reference: string,
    from: PaymentState,
    change: (before: Order) => Order,
  ): Order | undefined {
    return this.#db
      .transaction(() => {
        const before = this.find(reference)
        return before?.payment === from ? change(before) : before
      })
      .immediate()
  }

  /** Orders whose payment is to be looked after, those longest not looked at first. */
  unsettled(lookedBefore: number, most: number): Order[] {
    const rows = this.#db
      .prepare(
        "select * from orders where payment in ('open', 'refundDue') and looked_at < ? order by looked_at limit ?",
      )
      .all(lookedBefore, most) as Row[]
    return rows.map(toOrder)
  }

  lookedAt(reference: string, now: number): void {
    this.#db.prepare("update orders set looked_at = ? where reference = ?").run(now, reference)
  }

  /** The provider has news of a payment: it is looked at next. @returns false where it is none of ours */
  hasNews(paymentId: string): boolean {
    return (
      this.#db.prepare("update orders set looked_at = 0 where payment_id = ?").run(paymentId)
        .changes > 0
    )
  }

  /** No order is collected at these times any more; what was ordered stays. */
  pause(venue: PickupVenue, { from, until }: Sitting, madeBy: string): void {
    this.#db
      .prepare("insert into order_pauses (venue, from_at, until_at, made_by) values (?, ?, ?, ?)")
      .run(venue.slug, from, until, madeBy)
  }

  /** @returns false where there was no such pause */
  resume(venue: PickupVenue, id: number): boolean {
    return (
      this.#db.prepare("delete from order_pauses where id = ? and venue = ?").run(id, venue.slug)
        .changes > 0
    )
  }

  find(reference: string): Order | undefined {
    const row = this.#db.prepare("select * from orders where reference = ?").get(reference) as
      Row | undefined
    return row ? toOrder(row) : undefined
  }

  private mustFind(reference: string): Order {
    const order = this.find(reference)
    if (!order) throw new Error(`The order ${reference} is gone in the midst of its own change.`)
    return order
  }

  /** A day at a venue's kitchen, in the order of collection, cancelled orders too. */
  dayOf(venue: PickupVenue, day: string): { orders: Order[]; pauses: HeldTimes[] } {
    const rows = this.#db
      .prepare("select * from orders where venue = ? and day = ? order by ready_at, rowid")
      .all(venue.slug, day) as Row[]
    const { from, until } = spanOfDay(venue.hours, day)
    return { orders: rows.map(toOrder), pauses: this.pauses(venue.slug, from, until) }
  }

  /** Mails to send now. That an order was taken is told no more once its time is over. */
  dueMails(now: number, most: number): DueRecordMail<Order, OrderMailName>[] {
    this.#db
      .prepare(
        `update order_mails set state = ${ENDED} where ${IS_OPEN} and next_at <= ? and name in ('placed', 'changed', 'ready')
         and reference in (select reference from orders where ready_at <= ?)`,
      )
      .run(now, now - DAY / 4)
    return this.#mails.due(now, most).flatMap(({ reference, ...mail }) => {
      const record = this.find(reference)
      return record ? [{ ...mail, record }] : []
    })
  }

  beginMail(id: number): boolean {
    return this.#mails.begin(id)
  }

  mailStayed(id: number): void {
    this.#mails.stayed(id)
  }

  mailSent({ id }: DueRecordMail<Order, OrderMailName>): void {
    this.#mails.sent(id)
  }

  mailNotSent(id: number, problem: string, nextAt: number | null): void {
    this.#mails.notSent(id, problem, nextAt)
  }

  dueCopies(now: number, most: number): { record: Order; attempts: number }[] {
    return this.#copies
      .due(now, most)
      .map(({ reference, attempts }) => ({ record: this.mustFind(reference), attempts }))
  }

  copied(order: Order): boolean {
    return this.#copies.copied(order)
  }

  notCopied(reference: string, problem: string, nextAt: number): void {
    this.#copies.notCopied(reference, problem, nextAt)
  }

  /** What is on its way, what was given up, and how many wait for their money. */
  counts(): { waiting: number; mails: number; deadMails: number; owed: number } {
    return {
      waiting: this.#copies.waiting(),
      ...this.#mails.counts(),
      owed: this.owed().length,
    }
  }

  undelivered(): Undelivered[] {
    return listUndelivered(this.#db, { records: ORDERS, mails: ORDER_MAILS })
  }

  /** Mails that were given up are tried again. @returns how many */
  retry(now: number, reference?: string): number {
    return this.#mails.retry(now, reference)
  }

  /** All orders of a guest, oldest first. */
  of(whose: Whose): Order[] {
    return referencesOf(this.#db, ORDERS, whose).map((reference) => this.mustFind(reference))
  }

  /** Cancelled orders whose money is, or may be, to be given back, those that have waited longest first. */
  owed(): Order[] {
    const rows = this.#db
      .prepare(`select * from orders where ${OWED} order by changed_at`)
      .all() as Row[]
    return rows.map(toOrder)
  }

  /** Removes one of those, whose money somebody has seen to elsewhere. @returns whether there was one */
  drop(reference: string): boolean {
    const { changes } = this.#db
      .prepare(`delete from orders where ${OWED} and reference = ?`)
      .run(reference)
    this.clearLog()
    return changes > 0
  }

  /** Orders of a guest that are not to be erased yet. */
  inTheWay(whose: Whose): Order[] {
    return this.of(whose).filter(isMoneyMoving)
  }

  /**
   * All orders of a guest, or none: where money is on its way, or was taken for what is still to be collected, nobody
   * would know any more whose it is.
   * @returns how many, or the orders that are in the way
   */
  erase(whose: Whose): { erased: number; inTheWay: readonly Order[] } {
    const done = this.#db
      .transaction(() => {
        const inTheWay = this.inTheWay(whose)
        if (inTheWay.length > 0) return { erased: 0, inTheWay }
        const references = referencesOf(this.#db, ORDERS, whose)
        return { erased: removeAll(this.#db, ORDERS, references), inTheWay }
      })
      .immediate()
    this.clearLog()
    return done
  }

  /** So that what was removed is not in the log beside the database either. */
  private clearLog(): void {
    this.#db.exec("pragma wal_checkpoint(truncate)")
  }

  forgetBefore(time: number): number {
    this.#db.prepare("delete from order_pauses where until_at < ?").run(time)
    return this.#db
      .prepare(
        "delete from orders where ready_at < ? and mirrored = revision and payment not in ('open', 'refundDue')",
      )
      .run(time).changes
  }
}

/** Whether its mails may still go to another address. */
export const mayReaddress = (order: Order, now: number): boolean =>
  mayGuestCancel(order, now) && (order.state === "unpaid" || mayGiveWay(order, now))

/** What is being made, or paid, is not ordered anew for its address. */
const mayGiveWay = (order: Order, now: number): boolean =>
  mayGuestCancel(order, now) && order.payment === "atCounter"

const dishesIn = (lines: readonly OrderLine[]): number =>
  lines.reduce((sum, { count }) => sum + count, 0)

const isMoneyMoving = ({ state, payment }: Order): boolean =>
  payment === "open" || payment === "refundDue" || (payment === "paid" && state !== "collected")

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

const toOrder = (row: Row): Order => ({
  reference: row.reference,
  venue: row.venue,
  state: row.state,
  payment: row.payment,
  paymentId: row.payment_id,
  day: row.day,
  time: row.time,
  readyAt: row.ready_at,
  lines: JSON.parse(row.lines) as OrderLine[],
  total: row.total,
  currency: row.currency,
  name: row.name,
  email: row.email,
  phone: row.phone,
  message: row.message,
  reason: row.reason,
  suspicion: row.suspicion,
  madeAt: row.made_at,
  changedAt: row.changed_at,
  revision: row.revision,
})
