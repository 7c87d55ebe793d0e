import type { Sitting } from "../../../shared/booking/rules"
import { spanOfDay } from "../../../shared/booking/service-day"
import type { DayOffer } from "../../../shared/booking/slots"
import type { PickupVenue } from "../../../shared/ordering/ordering-facts"
import type { OrderState } from "../../../shared/ordering/states"
import type { HeldTimes } from "../../../shared/staff-reply"
import type { Whose } from "../../../shared/submissions/whose"
import { DeliveredStore } from "../outbox/delivered-store"
import type { Db } from "../store/open-database"
import * as erasing from "./erasing"
import { offerAt } from "./kitchen-time"
import type { Order, OrderMailName } from "./order"
import { openOrderBook, type OrderBook } from "./order-book"
import * as paying from "./paying"
import { place, type Ordered, type OrderWish } from "./placing"
import { advance, cancel, putBack, type Advanced } from "./progress"
import { readdress, type Readdressed } from "./replacing"
import { endOverdueMails } from "./telling"

export type { OrderWish }

/**
 * What kitchens have been asked for. What a method returned is on the disk; whatever takes a kitchen's time looks at what is
 * taken in the same transaction, so that it is given once, however many ask and from however many processes.
 */
export class OrderStore extends DeliveredStore<Order, OrderMailName> {
  readonly #book: OrderBook

  constructor(db: Db) {
    const book = openOrderBook(db)
    super(book.orders)
    this.#book = book
  }

  offer(
    venue: PickupVenue,
    wanted: { day: string; dishes: number },
    now: number,
    except?: string,
  ): DayOffer {
    return offerAt(this.#book, venue, wanted, now, except)
  }

  place(venue: PickupVenue, wish: OrderWish, now: number): Ordered {
    return place(this.#book, venue, wish, now)
  }

  readdress(venue: PickupVenue, reference: string, email: string, now: number): Readdressed {
    return readdress(this.#book, venue, reference, email, now)
  }

  advance(venue: PickupVenue, reference: string, from: OrderState, now: number): Advanced {
    return advance(this.#book, venue, reference, from, now)
  }

  putBack(venue: PickupVenue, reference: string, now: number): Advanced {
    return putBack(this.#book, venue, reference, now)
  }

  cancel(venue: PickupVenue, reference: string, by: { now: number; reason?: string }): Advanced {
    return cancel(this.#book, venue, reference, by)
  }

  paysAt(reference: string, paymentId: string): boolean {
    return paying.paysAt(this.#book, reference, paymentId)
  }

  paid(reference: string, now: number): Order | undefined {
    return paying.paid(this.#book, reference, now)
  }

  notPaid(reference: string, closed: string | null, now: number): Order | undefined {
    return paying.notPaid(this.#book, reference, closed, now)
  }

  giveUp(reference: string, now: number): Order | undefined {
    return paying.giveUp(this.#book, reference, now)
  }

  paysAtCounter(reference: string, closed: string | null, now: number): Order | undefined {
    return paying.paysAtCounter(this.#book, reference, closed, now)
  }

  refunded(reference: string, now: number): Order | undefined {
    return paying.refunded(this.#book, reference, now)
  }

  unsettled(lookedBefore: number, most: number): Order[] {
    return paying.unsettled(this.#book, lookedBefore, most)
  }

  lookedAt(reference: string, now: number): void {
    paying.lookedAt(this.#book, reference, now)
  }

  hasNews(paymentId: string): boolean {
    return paying.hasNews(this.#book, paymentId)
  }

  /** No order is collected at these times any more; what was ordered stays. */
  pause(venue: PickupVenue, times: Sitting, madeBy: string): void {
    this.#book.pauses.hold(venue.slug, times, madeBy)
  }

  /** @returns false where there was no such pause */
  resume(venue: PickupVenue, id: number): boolean {
    return this.#book.pauses.letGo(venue.slug, id) !== undefined
  }

  /** A day at a venue's kitchen, in the order of collection, cancelled orders too. */
  dayOf(venue: PickupVenue, day: string): { orders: Order[]; pauses: HeldTimes[] } {
    const { orders, pauses } = this.#book
    return {
      orders: orders.select("venue = ? and day = ? order by ready_at, rowid", venue.slug, day),
      pauses: pauses.around(venue.slug, spanOfDay(venue.hours, day)),
    }
  }

  protected endOverdueMails(now: number): void {
    endOverdueMails(this.#book, now)
  }

  /** Also how many wait for their money. */
  override counts(): ReturnType<DeliveredStore<Order, OrderMailName>["counts"]> & { owed: number } {
    return { ...super.counts(), owed: this.owed().length }
  }

  owed(): Order[] {
    return erasing.owed(this.#book)
  }

  drop(reference: string): boolean {
    return erasing.drop(this.#book, reference)
  }

  inTheWay(whose: Whose): Order[] {
    return erasing.inTheWay(this.#book, whose)
  }

  erase(whose: Whose): ReturnType<typeof erasing.erase> {
    return erasing.erase(this.#book, whose)
  }

  forgetBefore(time: number): number {
    return erasing.forgetBefore(this.#book, time)
  }
}
