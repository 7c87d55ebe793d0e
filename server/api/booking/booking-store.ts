import type { VenueFacts } from "../../../shared/booking/booking-facts"
import type { Block } from "../../../shared/booking/rules"
import { around, spanOfDay } from "../../../shared/booking/service-day"
import type { HeldTimes } from "../../../shared/staff-reply"
import type { Whose } from "../../../shared/submissions/whose"
import { DeliveredStore } from "../outbox/delivered-store"
import type { Db } from "../store/open-database"
import { openBook, type Book } from "./book"
import type { Booking, BookingMailName } from "./booking"
import { cancel, move, recount } from "./changing"
import { keepClock } from "./keep-clock"
import { movedAlike, tellOfEvent, toldOfEvent } from "./event-news"
import { tellOfClosedTables } from "./outside-hours"
import { place, type Wish } from "./placing"
import { readdress } from "./replacing"
import { othersOfNumber } from "./same-number"
import { offerAt } from "./seats"
import { endOverdueMails } from "./telling"
import { promoteAll, unblock } from "./waiting-list"

export type { Wish }

/**
 * Who has which seats. What a method returned is on the disk; whatever gives seats away looks at those that are taken in
 * the same transaction, so that they are given once, however many ask and from however many processes.
 */
export class BookingStore extends DeliveredStore<Booking, BookingMailName, Book> {
  readonly offer = this.by(offerAt)
  readonly place = this.atOnce(place)
  readonly readdress = this.atOnce(readdress)
  readonly move = this.atOnce(move)
  readonly recount = this.atOnce(recount)
  readonly cancel = this.atOnce(cancel)
  readonly promoteAll = this.by(promoteAll)
  readonly unblock = this.atOnce(unblock)
  readonly tellOfEvent = this.atOnce(tellOfEvent)
  readonly toldOfEvent = this.by(toldOfEvent)
  readonly movedAlike = this.by(movedAlike)
  readonly othersOfNumber = this.by(othersOfNumber)
  readonly keepClock = this.atOnce(keepClock)
  readonly tellOfClosing = this.atOnce(tellOfClosedTables)

  constructor(db: Db) {
    const book = openBook(db)
    super(book, book.bookings)
  }

  /** Changes whenever another process has written here, such as the command that erases what is kept of a guest. */
  writtenElsewhere(): number {
    const { version } = this.book.bookings.db
      .prepare("select data_version as version from pragma_data_version")
      .get() as { version: number }
    return version
  }

  /** From then on nobody new is taken at these times; who has booked stays. @returns its id */
  block(venue: VenueFacts, times: Block, madeBy: string): number {
    return this.book.blocks.hold(venue, times, madeBy)
  }

  /** A day at a venue, for staff: in the order guests arrive, cancelled ones too. Neighbouring days' blocks are theirs. */
  dayOf(venue: VenueFacts, day: string): { bookings: Booking[]; blocks: HeldTimes[] } {
    const { bookings, blocks } = this.book
    return {
      bookings: bookings.select(
        "venue = ? and day = ? and replaced_by is null order by starts_at, rowid",
        ...[venue.slug, day],
      ),
      blocks: blocks.around(venue.slug, spanOfDay(venue.hours, day)),
    }
  }

  /** Confirmed bookings of a day at each of these venues, by its slug; none where it has none. */
  countsOn(day: string, venues: readonly string[]): Readonly<Record<string, number>> {
    const { from, until } = around(day)
    const rows = this.book.bookings.db
      .prepare(
        `select venue, count(*) as count from bookings where venue in (select value from json_each(?))
         and starts_at between ? and ? and day = ? and state = 'confirmed' group by venue`,
      )
      .all(JSON.stringify(venues), from, until, day) as { venue: string; count: number }[]
    return Object.fromEntries(rows.map(({ venue, count }) => [venue, count]))
  }

  protected override noteSent(mail: number): void {
    this.book.bookings.db
      .prepare(
        `update bookings set house_starts_at = starts_at from booking_mails as mail where mail.id = ?
         and mail.name like 'venue-%' and mail.reference = bookings.reference and mail.revision = bookings.revision`,
      )
      .run(mail)
  }

  protected endOverdueMails(now: number): void {
    endOverdueMails(this.book, now)
  }

  /** @returns how many */
  erase(whose: Whose): number {
    const { bookings } = this.book
    const erased = bookings.atOnce(() => bookings.removeOf(whose))
    if (erased > 0) bookings.clearLog()
    return erased
  }

  /** Removes what was over then: bookings once the CMS has them, and what staff had blocked. @returns how many bookings */
  forgetBefore(time: number): number {
    this.book.blocks.forgetBefore(time)
    return this.book.bookings.db
      .prepare("delete from bookings where ends_at < ? and mirrored = revision")
      .run(time).changes
  }
}
