import type { Sitting } from "../../../shared/booking/rules"
import { spanOfDay } from "../../../shared/booking/service-day"
import type { PickupVenue } from "../../../shared/ordering/ordering-facts"
import type { HeldTimes } from "../../../shared/staff-reply"
import { DeliveredStore } from "../outbox/delivered-store"
import type { Db } from "../store/open-database"
import * as erasing from "./erasing"
import { keepClock } from "./keep-clock"
import { offerAt } from "./kitchen-time"
import type { Order, OrderMailName } from "./order"
import { openOrderBook, type OrderBook } from "./order-book"
import { tellOfClosedOrders } from "./outside-hours"
import * as paying from "./paying"
import { isOrdered, place, type OrderWish } from "./placing"
import { advance, cancel, putBack } from "./progress"
import { readdress } from "./replacing"
import { endOverdueMails } from "./telling"

export type { OrderWish }

/**
 * What kitchens have been asked for. What a method returned is on the disk; whatever takes a kitchen's time looks at what is
 * taken in the same transaction, so that it is given once, however many ask and from however many processes.
 */
export class OrderStore extends DeliveredStore<Order, OrderMailName, OrderBook> {
  readonly offer = this.by(offerAt)
  readonly place = this.atOnce(place)
  readonly isOrdered = this.by(isOrdered)
  readonly readdress = this.atOnce(readdress)
  readonly keepClock = this.atOnce(keepClock)
  readonly tellOfClosing = this.atOnce(tellOfClosedOrders)
  readonly advance = this.atOnce(advance)
  readonly putBack = this.atOnce(putBack)
  readonly cancel = this.atOnce(cancel)
  readonly paysAt = this.by(paying.paysAt)
  readonly paid = this.atOnce(paying.paid)
  readonly notPaid = this.atOnce(paying.notPaid)
  readonly giveUp = this.atOnce(paying.giveUp)
  readonly paysAtCounter = this.atOnce(paying.paysAtCounter)
  readonly refunded = this.atOnce(paying.refunded)
  readonly unsettled = this.by(paying.unsettled)
  readonly lookedAt = this.by(paying.lookedAt)
  readonly hasNews = this.by(paying.hasNews)
  readonly owed = this.by(erasing.owed)
  readonly drop = this.by(erasing.drop)
  readonly inTheWay = this.by(erasing.inTheWay)
  readonly erase = this.by(erasing.erase)

  constructor(db: Db) {
    const book = openOrderBook(db)
    super(book, book.orders)
  }

  /** No order is collected at these times any more; what was ordered stays. */
  pause(venue: PickupVenue, times: Sitting, madeBy: string): void {
    this.book.pauses.hold(venue, times, madeBy)
  }

  /** @returns false where there was no such pause */
  resume(venue: PickupVenue, id: number): boolean {
    return this.book.pauses.letGo(venue.slug, id) !== undefined
  }

  /** A day at a venue's kitchen, in the order of collection, cancelled orders too. */
  dayOf(venue: PickupVenue, day: string): { orders: Order[]; pauses: HeldTimes[] } {
    const { orders, pauses } = this.book
    return {
      orders: orders.select(
        "venue = ? and day = ? and replaced_by is null order by ready_at, rowid",
        ...[venue.slug, day],
      ),
      pauses: pauses.around(venue.slug, spanOfDay(venue.hours, day)),
    }
  }

  protected endOverdueMails(now: number): void {
    endOverdueMails(this.book, now)
  }

  /** Also how many wait for their money. */
  override counts(): { waiting: number; mails: number; deadMails: number; owed: number } {
    return { ...super.counts(), owed: this.owed().length }
  }

  forgetBefore(time: number): number {
    return erasing.forgetBefore(this.book, time)
  }
}
