import { randomUUID } from "node:crypto"
import {
  eventChoice,
  type EventFacts,
  type VenueFacts,
} from "../../../shared/booking/booking-facts"
import { coversLeft, seatsLeft } from "../../../shared/booking/capacity"
import { RULE_LIMITS, type Block, type Taken } from "../../../shared/booking/rules"
import { around, spanOfDay } from "../../../shared/booking/service-day"
import { allSlots, slotsOf, type DayOffer, type Slot } from "../../../shared/booking/slots"
import type { BookingState } from "../../../shared/booking/states"
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
import type { Booking, BookingMailName, EventMailName, Guest, GuestMailName } from "./booking"
import { BOOKING_MAILS, BOOKINGS } from "./tables"

const LETTER = "B"
const HOUR = 3_600_000
/** Guests who wait for a day at a venue, at most: whoever comes after them would hardly get a table. */
const MOST_WAITING = 50
/** A guest is reminded so long before. */
const REMINDED_BEFORE = 24 * HOUR
const FOR_ITS_DAY: GuestMailName = "reminder"
/** Sent again so soon, from another form, it is the same booking, in milliseconds. */
const SAME_WITHIN = 15 * 60_000
/** So soon, in milliseconds, one form of a page is sent again by who presses its button twice. */
const PRESSED_TWICE = 15_000
/** A guest who has had one of these has a table, as far as they have heard. */
const TELL_OF_A_TABLE = ["confirmed", "promoted", "moved"] as const satisfies GuestMailName[]

const OF_EVENTS: readonly EventMailName[] = ["event-cancelled", "event-postponed", "event-on"]

export interface Wanted {
  /** `YYYY-MM-DD` */
  day: string
  /** `HH:MM` */
  time: string
  party: number
}

export interface Wish extends Wanted {
  guest: Guest
  choice: string
  /** It cannot be had any more; who has booked it before has it. */
  isChoiceGone?: boolean
  /** The form's, the same for each attempt at sending the same. */
  key: string | undefined
  /** Where it is full: put on the waiting list. */
  mayWait: boolean
  /** Whoever sends it has a table, and says that they want one more. */
  isAnother?: boolean
  suspicion: string | null
}

/**
 * `isKnown`: it was made before; `hasChanged`: something was written. `isTheirs`: whoever asks sent the form that it was
 * made by, and may be told where it is changed. `refused`: the offer is what there is on that day now; `standing` is what
 * they have, and keep, where they asked for more. `gone`: what they have chosen before cannot be had any more.
 */
export type Placed =
  | {
      is: "placed"
      booking: Booking
      isKnown: boolean
      hasChanged: boolean
      isTheirs: boolean
    }
  | { is: "refused"; offer: DayOffer; standing?: Booking }
  | { is: "gone" }

interface Placing {
  /** What others who wait are offered, where that is more than the guest is. */
  others?: VenueFacts
  /** For a guest who has telephoned: the house need not be told. */
  isByStaff?: boolean
}

export type Moved =
  | { is: "moved"; booking: Booking }
  | { is: "refused"; offer: DayOffer }
  | { is: "unknown" | "over" }

/** `isSame`: it goes there already. */
export type Readdressed =
  { is: "readdressed"; booking: Booking; isSame: boolean } | { is: "unknown" | "over" }

/** `most`: as many could sit there. */
export type Recounted =
  { is: "counted"; booking: Booking } | { is: "full"; most: number } | { is: "unknown" | "over" }

interface Row extends Omit<Booking, "startsAt" | "endsAt" | "madeAt" | "changedAt"> {
  starts_at: number
  ends_at: number
  made_at: number
  changed_at: number
}

/**
 * Who has which seats. What a method returned is on the disk; whatever gives seats away looks at those that are taken in
 * the same transaction, so that they are given once, however many ask and from however many processes.
 */
export class BookingStore implements RecordStore<Booking, BookingMailName> {
  readonly #db: Db
  readonly #mails: MailQueue<BookingMailName>
  readonly #copies: CopyQueue

  constructor(db: Db) {
    this.#db = db
    this.#mails = new MailQueue(db, BOOKING_MAILS, BOOKINGS)
    this.#copies = new CopyQueue(db, BOOKINGS)
  }

  /** What a party is offered on a day; a booking that is to be moved does not stand in its own way. */
  offer(
    venue: VenueFacts,
    { day, party }: Omit<Wanted, "time">,
    now: number,
    except?: string,
  ): DayOffer {
    return slotsOf(venue, { day, party }, new Date(now), this.taken(venue.slug, day, except))
  }

  /** Seats that are given away around a day, whatever its zone. */
  private taken(venue: string, day: string, except = ""): Taken {
    const { from, until } = around(day)
    const seatings = this.#db
      .prepare(
        `select starts_at as startsAt, ends_at as endsAt, party as guests from bookings
         where venue = ? and state = 'confirmed' and starts_at between ? and ? and reference <> ?`,
      )
      .all(venue, from, until, except) as { startsAt: number; endsAt: number; guests: number }[]
    return { seatings, blocks: this.blocks(venue, from, until) }
  }

  private blocks(venue: string, from: number, until: number): HeldTimes[] {
    return this.#db
      .prepare(
        `select id, from_at as "from", until_at as until, made_by as madeBy from booking_blocks
         where venue = ? and from_at < ? and until_at > ? order by from_at`,
      )
      .all(venue, until, from) as HeldTimes[]
  }

  /**
   * Gives a party its seats, or says what there is instead.
   *
   * A guest whose answer was lost sends again, perhaps with more words. So the same venue, day, time, address and name is
   * the same booking where the form's key is the same, or where it was made within a quarter of an hour; what has changed
   * since is taken over. With the key either of address and name may have been put right. Without the form's key it may be
   * somebody else who knows the guest: then only what was missing is added, and nobody learns how to change the booking.
   * Whoever wants two tables at one time says so (“Book another table”), waits that long, or telephones: of what staff
   * write down, only the very same is the same.
   */
  place(venue: VenueFacts, wish: Wish, now: number, placing: Placing = {}): Placed {
    return this.#db.transaction(() => this.placeNow(venue, wish, now, placing)).immediate()
  }

  private placeNow(venue: VenueFacts, wish: Wish, now: number, placing: Placing): Placed {
    const { isByStaff = false, others = venue } = placing
    const ofForm = this.known(wishKey(venue.slug, wish))
    // Whoever was there before may have given up, and the next one have the form, or be on the line.
    const isTheirs = isByStaff ? isSameCaller : isSameGuest
    const known = ofForm && isTheirs(ofForm, wish.guest) ? ofForm : undefined
    if (known) {
      // What was moved since stays where its guest has put it; and a program says nothing for a guest.
      const isOfThatTime = known.day === wish.day && known.time === wish.time
      const mayChange = wish.suspicion === null || known.suspicion !== null
      if (!isOfThatTime || !mayChange) return asItStands(known, true)
      if (isByStaff || known.email === wish.guest.email) {
        return this.takeOver(known, { ...placing, venue, wish, now })
      }
    }
    const isNew = wish.isAnother || known !== undefined
    const sent = isNew ? undefined : this.sentBefore(venue.slug, wish, now, isByStaff)
    if (sent) return this.complete(sent, wish.guest, isByStaff, now)
    if (wish.isChoiceGone && wish.choice !== known?.choice) return { is: "gone" }
    const offer = this.offer(isByStaff ? relaxed(venue) : venue, wish, now, known?.reference)
    const slot = slotAt(offer, wish.time)
    // Who has a table keeps it; who waits goes on waiting.
    const mayWait = known ? known.state === "waiting" : wish.mayWait
    if (!slot || !(slot.isFree || mayWait)) return { is: "refused", offer, standing: known }
    if (!known && stateOf(slot, wish) === "waiting" && this.isListFull(venue.slug, wish)) {
      return { is: "refused", offer: withoutList(offer) }
    }
    // Whoever has the address that was mistyped may have the link by now: it leads to nothing of the guest's any more.
    if (known) this.withdraw(known, now)
    const { guest, day, party, choice, suspicion } = wish
    const { time, startsAt, endsAt } = slot
    const booking = this.make(
      {
        ...{ ...guest, venue: venue.slug, state: stateOf(slot, wish), day, time, startsAt, endsAt },
        ...{ party, choice, suspicion },
        // Nobody goes to the end of the list for a letter in their address.
        madeAt: known?.state === "waiting" ? known.madeAt : now,
      },
      wishKey(venue.slug, wish) ?? randomUUID(),
      { isByStaff, now },
    )
    if (known) this.promote(others, known.day, now)
    return { is: "placed", booking, isKnown: false, hasChanged: true, isTheirs: true }
  }

  /**
   * The address was mistyped: another booking takes the place of this one, in its seats or on the list. Whoever has the
   * mistyped address may have the link by now, which leads to nothing of the guest's any more.
   */
  readdress(venue: VenueFacts, reference: string, email: string, now: number): Readdressed {
    return this.#db
      .transaction((): Readdressed => {
        const before = this.find(reference)
        if (before?.venue !== venue.slug) return { is: "unknown" }
        const successor = this.successorOf(before, email, now)
        if (successor) return { is: "readdressed", booking: successor, isSame: false }
        if (before.state === "cancelled" || before.startsAt <= now) return { is: "over" }
        if (before.email === email) return { is: "readdressed", booking: before, isSame: true }
        const { key } = this.#db
          .prepare("select key from bookings where reference = ?")
          .get(reference) as { key: string }
        this.withdraw(before, now)
        // The form's key goes along: sent once more, it is this one.
        const booking = this.make({ ...before, email }, key, { isByStaff: false, now })
        return { is: "readdressed", booking, isSame: false }
      })
      .immediate()
  }

  /** Pressed twice: what has taken its place a moment ago. Later, whoever has its link need not learn where the new one is. */
  private successorOf(before: Booking, email: string, now: number): Booking | undefined {
    if (before.state !== "cancelled" || now - before.changedAt > PRESSED_TWICE) return undefined
    const row = this.#db
      .prepare(
        "select * from bookings where email = ? and venue = ? and made_at = ? and state <> 'cancelled'",
      )
      .get(email, before.venue, before.madeAt) as Row | undefined
    return row && toBooking(row)
  }

  /** Writes it down, and tells of it. */
  private make(
    made: Omit<Booking, "reference" | "changedAt" | "revision">,
    key: string,
    { isByStaff, now }: { isByStaff: boolean; now: number },
  ): Booking {
    const reference = this.freeReference()
    this.insert(reference, key, made, now)
    const booking = this.mustFind(reference)
    if (booking.suspicion === null) {
      this.tell(booking, booking.state === "confirmed" ? "confirmed" : "waiting", now)
      if (booking.state === "confirmed") this.queueReminder(booking, now)
    }
    if (!isByStaff) this.#mails.add(booking, "venue-new", now)
    return booking
  }

  /** Another takes its place: told to whom it was told of. */
  private withdraw(before: Booking, now: number): void {
    const booking = this.setCancelled(before, now)
    const wasTold = (name: BookingMailName): boolean =>
      this.#mails.mayHaveArrived(before.reference, name)
    if ([...TELL_OF_A_TABLE, "waiting" as const].some(wasTold)) this.tell(booking, "cancelled", now)
    if (wasTold("venue-new")) this.#mails.add(booking, "venue-cancelled", now)
  }

  private setCancelled({ reference }: Booking, now: number): Booking {
    this.#db
      .prepare(
        `update bookings set state = 'cancelled', changed_at = ?, revision = revision + 1, attempts = 0,
         next_at = ? where reference = ?`,
      )
      .run(now, now, reference)
    return this.mustFind(reference)
  }

  /** What a program sends changes nothing of a guest's, and a guest is not held up by what a program has sent. */
  private sentBefore(
    venue: string,
    wish: Wish,
    now: number,
    isByStaff: boolean,
  ): Booking | undefined {
    const { day, time, guest, suspicion } = wish
    const rows = this.#db
      .prepare(
        `select * from bookings where email = ? and venue = ? and day = ? and time = ? and state <> 'cancelled'
         and made_at > ? and (suspicion is null) = ? order by rowid desc`,
      )
      .all(
        ...[guest.email, venue, day, time, now - SAME_WITHIN, suspicion === null ? 1 : 0],
      ) as Row[]
    return rows
      .map(toBooking)
      .find((one) =>
        isByStaff ? isSaid(one, wish) : one.email !== "" && isSameName(one.name, guest.name),
      )
  }

  /** What the guest says now of their booking: as it is already, changed, or refused where it does not fit. */
  private takeOver(
    known: Booking,
    { venue, wish, now, others = venue, isByStaff = false }: Placing & Sent,
  ): Placed {
    if (isSaid(known, wish)) return asItStands(known, true)
    const { party, choice, guest } = wish
    if (choice !== known.choice && wish.isChoiceGone) return asItStands(known, true)
    let { state, endsAt } = known
    if (party !== known.party || choice !== known.choice) {
      const offer = this.offer(isByStaff ? relaxed(venue) : venue, wish, now, known.reference)
      const slot = slotAt(offer, wish.time)
      if (!slot || !(slot.isFree || state === "waiting")) {
        return { is: "refused", offer, standing: known }
      }
      state = state === "waiting" ? stateOf(slot, known) : state
      endsAt = slot.endsAt
    }
    const booking = this.write({ ...known, ...guest, state, endsAt, party, choice }, isByStaff, now)
    if (party < known.party || endsAt < known.endsAt) this.promote(others, known.day, now)
    return { is: "placed", booking, isKnown: true, hasChanged: true, isTheirs: true }
  }

  /** What was written in another form is added to what stands, and takes the place of nothing. */
  private complete(known: Booking, guest: Guest, isByStaff: boolean, now: number): Placed {
    const phone = known.phone || guest.phone
    const message = withNote(known.message, guest.message)
    if (phone === known.phone && message === known.message) return asItStands(known, false)
    const booking = this.write({ ...known, phone, message }, isByStaff, now)
    return { is: "placed", booking, isKnown: true, hasChanged: true, isTheirs: false }
  }

  private write(booking: Booking, isByStaff: boolean, now: number): Booking {
    const { reference, state, endsAt, party, choice, name, email, phone, message } = booking
    this.#db
      .prepare(
        `update bookings set state = ?, ends_at = ?, party = ?, choice = ?, name = ?, email = ?, phone = ?, message = ?,
         changed_at = ?, revision = revision + 1, attempts = 0, next_at = ? where reference = ?`,
      )
      .run(...[state, endsAt, party, choice, name, email, phone, message], ...[now, now, reference])
    const written = this.mustFind(reference)
    this.tellOfChange(written, isByStaff, now)
    return written
  }

  /** In one mail: what was to be told first and has not left yet says it all. */
  private tellOfChange(booking: Booking, isByStaff: boolean, now: number): void {
    const { reference, state } = booking
    const wasTold = (name: BookingMailName): boolean => this.#mails.mayHaveArrived(reference, name)
    if (!isUnwritten(booking)) {
      if (state === "waiting") this.tell(booking, "waiting", now)
      else {
        this.tell(booking, TELL_OF_A_TABLE.some(wasTold) ? "moved" : "confirmed", now)
        this.queueReminder(booking, now)
      }
    }
    if (!isByStaff) {
      this.#mails.add(booking, wasTold("venue-new") ? "venue-moved" : "venue-new", now)
    }
  }

  /** The booking of a form: who has gone back in it, and asks for another time, means another one. */
  private known(key: string | undefined): Booking | undefined {
    const row = this.#db
      .prepare("select * from bookings where key = ? and state <> 'cancelled'")
      .get(key ?? "") as Row | undefined
    return row ? toBooking(row) : undefined
  }

  private insert(
    reference: string,
    key: string,
    made: Omit<Booking, "reference" | "changedAt" | "revision">,
    now: number,
  ): void {
    const { venue, state, day, time, startsAt, endsAt, party, choice, suspicion, madeAt } = made
    const { name, email, phone, message } = made
    // Who has cancelled a booking and sends the same again means another one, which is that form's from now on; so is the
    // next guest's.
    this.#db.prepare("update bookings set key = ? where key = ?").run(randomUUID(), key)
    this.#db
      .prepare(
        `insert into bookings (reference, key, venue, state, day, time, starts_at, ends_at, party,
         name, email, phone, message, choice, suspicion, made_at, changed_at, next_at)
         values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      )
      .run(
        ...[reference, key, venue, state, day, time, startsAt, endsAt, party],
        ...[name, email, phone, message, choice, suspicion, madeAt, now, now],
      )
  }

  /** What looks like a program's is counted apart: it keeps no guest from waiting. */
  private isListFull(venue: string, { day, suspicion }: Wish): boolean {
    const { waiting } = this.#db
      .prepare(
        `select count(*) as waiting from bookings
         where venue = ? and day = ? and state = 'waiting' and (suspicion is null) = ?`,
      )
      .get(venue, day, suspicion === null ? 1 : 0) as { waiting: number }
    return waiting >= MOST_WAITING
  }

  private freeReference(): string {
    for (;;) {
      const reference = newReference(LETTER)
      if (!this.find(reference)) return reference
    }
  }

  /**
   * Another time, day or number of guests. The old seats are given back in the same transaction.
   * @param venue what others who wait are offered
   * @param offered what this guest is
   */
  move(
    venue: VenueFacts,
    reference: string,
    wanted: Wanted,
    {
      now,
      offered = venue,
      mayRelax = false,
    }: { now: number; offered?: VenueFacts; mayRelax?: boolean },
  ): Moved {
    return this.#db
      .transaction((): Moved => {
        const before = this.find(reference)
        if (before?.venue !== venue.slug) return { is: "unknown" }
        if (before.state === "cancelled" || (!mayRelax && before.startsAt <= now)) {
          return { is: "over" }
        }
        // Pressed twice: it is so already, and nobody is written to again.
        const { day, time, party } = before
        const isSo = day === wanted.day && time === wanted.time && party === wanted.party
        if (isSo && before.state === "confirmed") return { is: "moved", booking: before }
        const offer = this.offer(mayRelax ? relaxed(offered) : offered, wanted, now, reference)
        const slot = slotAt(offer, wanted.time)
        if (!slot?.isFree) return { is: "refused", offer }
        const isTrusted = mayRelax || !isUnwritten(before)
        this.#db
          .prepare(
            `update bookings set state = ?, suspicion = ?, day = ?, time = ?, starts_at = ?, ends_at = ?, party = ?,
             changed_at = ?, revision = revision + 1, attempts = 0, next_at = ? where reference = ?`,
          )
          .run(
            // Staff who give it seats have looked at it.
            ...[isTrusted ? "confirmed" : "waiting", mayRelax ? null : before.suspicion],
            ...[wanted.day, slot.time, slot.startsAt, slot.endsAt, wanted.party, now, now],
            reference,
          )
        const booking = this.mustFind(reference)
        if (isTrusted) {
          this.tell(booking, "moved", now)
          this.queueReminder(booking, now)
        }
        this.#mails.add(booking, "venue-moved", now)
        this.promote(venue, before.day, now)
        return { is: "moved", booking }
      })
      .immediate()
  }

  /** A party that sits turns out larger or smaller. Nobody is written to: they are there. */
  recount(venue: VenueFacts, reference: string, party: number, now: number): Recounted {
    return this.#db
      .transaction((): Recounted => {
        const before = this.find(reference)
        if (before?.venue !== venue.slug) return { is: "unknown" }
        if (!isSeated(before, now)) return { is: "over" }
        if (party === before.party) return { is: "counted", booking: before }
        const { seatings } = this.taken(venue.slug, before.day, reference)
        const span = { startsAt: now, endsAt: before.endsAt }
        const most = seatsLeft(venue.rules, span, seatings)
        if (party > before.party && most < party) return { is: "full", most }
        this.#db
          .prepare(
            `update bookings set party = ?, changed_at = ?, revision = revision + 1, attempts = 0, next_at = ?
             where reference = ?`,
          )
          .run(party, now, now, reference)
        const booking = this.mustFind(reference)
        this.#mails.carryOver(booking)
        this.promote(venue, before.day, now)
        return { is: "counted", booking }
      })
      .immediate()
  }

  /**
   * Gives the seats back; who waits for them gets them.
   * @param isByStaff the guest is told who it was, but not where they are there, or have not come
   * @returns nothing where there is no such booking
   */
  cancel(
    venue: VenueFacts,
    reference: string,
    now: number,
    { isByStaff = false }: { isByStaff?: boolean } = {},
  ): Booking | undefined {
    return this.#db
      .transaction(() => {
        const before = this.find(reference)
        if (before?.venue !== venue.slug) return undefined
        if (before.state === "cancelled") return before
        const booking = this.setCancelled(before, now)
        const tells = !isUnwritten(before) && !(isByStaff && before.startsAt <= now)
        if (tells) this.tell(booking, isByStaff ? "called-off" : "cancelled", now)
        this.#mails.add(booking, "venue-cancelled", now)
        this.promote(venue, before.day, now)
        return booking
      })
      .immediate()
  }

  /**
   * Whoever has waited longest for a time of that day, and fits. What they chose before was looked at when they did, and
   * they have asked in time: what has begun alone is too late.
   * @returns how many
   */
  private promote(venue: VenueFacts, day: string, now: number): number {
    if (!venue.booksHere) return 0
    const waiting = this.#db
      .prepare(
        `select * from bookings where venue = ? and day = ? and state = 'waiting' and suspicion is null
         and starts_at > ? order by made_at, rowid`,
      )
      .all(venue.slug, day, now) as Row[]
    if (waiting.length === 0) return 0
    const offered = relaxed(venue)
    const taken = this.taken(venue.slug, day)
    const seatings = [...taken.seatings]
    // By the party's size. Nobody else writes meanwhile, so they hold until somebody here is given seats.
    const offers = new Map<number, DayOffer>()
    let promoted = 0
    for (const { reference, party, time, starts_at: startsAt, ends_at: endsAt } of waiting) {
      const offer =
        offers.get(party) ?? slotsOf(offered, { day, party }, new Date(now), { ...taken, seatings })
      offers.set(party, offer)
      // They may have asked for longer than a turn.
      const left = coversLeft(offered.rules, { startsAt, endsAt }, { ...taken, seatings })
      if (!slotAt(offer, time)?.isFree || left < party) continue
      this.#db
        .prepare(
          `update bookings set state = 'confirmed', changed_at = ?, revision = revision + 1, attempts = 0,
           next_at = ? where reference = ?`,
        )
        .run(now, now, reference)
      const booking = this.mustFind(reference)
      this.tell(booking, "promoted", now)
      this.#mails.add(booking, "venue-new", now)
      this.queueReminder(booking, now)
      seatings.push({ startsAt, endsAt, guests: party })
      offers.clear()
      promoted += 1
    }
    return promoted
  }

  /** Whoever waits at a venue, for any day: its seats or hours may have grown. @returns how many got a table */
  promoteAll(venue: VenueFacts, now: number): number {
    const days = this.#db
      .prepare(
        `select distinct day from bookings where venue = ? and state = 'waiting' and suspicion is null
         and starts_at > ? order by day`,
      )
      .all(venue.slug, now) as { day: string }[]
    return days.reduce(
      (sum, { day }) => sum + this.#db.transaction(() => this.promote(venue, day, now)).immediate(),
      0,
    )
  }

  /**
   * Who has a table for an event that is off, or waits for one, is told so; and that it is on again, who was told before.
   * Each once, however often it is asked for.
   * @returns how many are told now
   */
  tellOfEvent({ slug, venue, closed }: EventFacts, now: number): number {
    const due: EventMailName =
      closed === "cancelled" || closed === "postponed" ? `event-${closed}` : "event-on"
    return this.#db
      .transaction(() => {
        const rows = this.#db
          .prepare(
            `select * from bookings where venue = ? and starts_at > ? and choice = ? and state <> 'cancelled' and email <> ''`,
          )
          .all(venue, now, eventChoice(slug)) as Row[]
        return rows.map(toBooking).filter((booking) => this.tellOfEventNow(booking, due, now))
          .length
      })
      .immediate()
  }

  private tellOfEventNow(booking: Booking, due: EventMailName, now: number): boolean {
    const { reference } = booking
    const told = (): EventMailName =>
      (this.#mails.last(reference, OF_EVENTS)?.name as EventMailName | undefined) ?? "event-on"
    if (isUnwritten(booking) || told() === due) return false
    this.#mails.drop(reference, OF_EVENTS)
    // Nobody has read of what has changed back meanwhile.
    if (told() === due) return false
    this.#db
      .prepare(
        `update bookings set changed_at = ?, revision = revision + 1, attempts = 0, next_at = ? where reference = ?`,
      )
      .run(now, now, reference)
    const changed = this.mustFind(reference)
    this.#mails.carryOver(changed)
    this.#mails.add(changed, due, now)
    return true
  }

  /** How far it is that a guest is told of their event; nothing where there is nothing to tell. */
  toldOfEvent(reference: string): "told" | "on its way" | "given up" | undefined {
    const state = this.#mails.last(reference, OF_EVENTS)?.state
    if (state === undefined) return undefined
    return state === "done" ? "told" : state === "dead" ? "given up" : "on its way"
  }

  /** Changes whenever another process has written here, such as the command that erases what is kept of a guest. */
  writtenElsewhere(): unknown {
    return this.#db.pragma("data_version", { simple: true })
  }

  /** From then on nobody new is taken at these times; who has booked stays. */
  block(venue: VenueFacts, { from, until }: Block, madeBy: string): number {
    const { lastInsertRowid } = this.#db
      .prepare("insert into booking_blocks (venue, from_at, until_at, made_by) values (?, ?, ?, ?)")
      .run(venue.slug, from, until, madeBy)
    return Number(lastInsertRowid)
  }

  /** Who waits for these times gets them. @returns false where they were not blocked */
  unblock(venue: VenueFacts, id: number, now: number): boolean {
    return this.#db
      .transaction(() => {
        const block = this.#db
          .prepare(
            `delete from booking_blocks where id = ? and venue = ? returning from_at as "from", until_at as until`,
          )
          .get(id, venue.slug) as Block | undefined
        if (!block) return false
        const days = this.#db
          .prepare(
            "select distinct day from bookings where venue = ? and state = 'waiting' and starts_at >= ? and starts_at < ?",
          )
          .all(venue.slug, block.from, block.until) as { day: string }[]
        for (const { day } of days) this.promote(venue, day, now)
        return true
      })
      .immediate()
  }

  find(reference: string): Booking | undefined {
    const row = this.#db.prepare("select * from bookings where reference = ?").get(reference) as
      Row | undefined
    return row ? toBooking(row) : undefined
  }

  private mustFind(reference: string): Booking {
    const booking = this.find(reference)
    if (!booking)
      throw new Error(`The booking ${reference} is gone in the midst of its own change.`)
    return booking
  }

  /** A day at a venue, for staff: in the order guests arrive, cancelled ones too. Neighbouring days' blocks are theirs. */
  dayOf(venue: VenueFacts, day: string): { bookings: Booking[]; blocks: HeldTimes[] } {
    const rows = this.#db
      .prepare("select * from bookings where venue = ? and day = ? order by starts_at, rowid")
      .all(venue.slug, day) as Row[]
    const { from, until } = spanOfDay(venue.hours, day)
    return { bookings: rows.map(toBooking), blocks: this.blocks(venue.slug, from, until) }
  }

  /** Confirmed bookings of a day at each of these venues, by its slug; none where it has none. */
  countsOn(day: string, venues: readonly string[]): Readonly<Record<string, number>> {
    const { from, until } = around(day)
    const rows = this.#db
      .prepare(
        `select venue, count(*) as count from bookings where venue in (select value from json_each(?))
         and starts_at between ? and ? and day = ? and state = 'confirmed' group by venue`,
      )
      .all(JSON.stringify(venues), from, until, day) as { venue: string; count: number }[]
    return Object.fromEntries(rows.map(({ venue, count }) => [venue, count]))
  }

  /** Who has left no address is told by staff, or not at all. */
  private tell(booking: Booking, name: GuestMailName, at: number): void {
    if (booking.email !== "") this.#mails.add(booking, name, at)
  }

  /** A day before, unless it is booked later than that. */
  private queueReminder(booking: Booking, now: number): void {
    const at = booking.startsAt - REMINDED_BEFORE
    if (at > now) this.tell(booking, "reminder", at)
  }

  /**
   * Mails to send now. What could not be told in time is dropped: a reminder on the day itself, and anything of a table but
   * its end once its time has come.
   */
  dueMails(now: number, most: number): DueRecordMail<Booking, BookingMailName>[] {
    this.#db
      .prepare(
        `update booking_mails set state = ${ENDED} where ${IS_OPEN} and next_at <= ?
         and name in ('confirmed', 'waiting', 'promoted', 'moved', 'reminder', 'event-cancelled', 'event-postponed', 'event-on')
         and reference in (select reference from bookings where starts_at <= iif(booking_mails.name = 'reminder', ?, ?))`,
      )
      .run(now, now + REMINDED_BEFORE / 2, now)
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

  mailSent({ id }: DueRecordMail<Booking, BookingMailName>): void {
    this.#mails.sent(id)
  }

  mailNotSent(id: number, problem: string, nextAt: number | null): void {
    this.#mails.notSent(id, problem, nextAt)
  }

  /** Bookings whose last change the CMS does not have. */
  dueCopies(now: number, most: number): { record: Booking; attempts: number }[] {
    return this.#copies
      .due(now, most)
      .map(({ reference, attempts }) => ({ record: this.mustFind(reference), attempts }))
  }

  copied(booking: Booking): boolean {
    return this.#copies.copied(booking)
  }

  notCopied(reference: string, problem: string, nextAt: number): void {
    this.#copies.notCopied(reference, problem, nextAt)
  }

  /** What is on its way, and what was given up. */
  counts(): { waiting: number; mails: number; deadMails: number } {
    return { waiting: this.#copies.waiting(), ...this.#mails.counts(FOR_ITS_DAY) }
  }

  undelivered(): Undelivered[] {
    const tables = { records: BOOKINGS, mails: BOOKING_MAILS }
    return listUndelivered(this.#db, { ...tables, except: FOR_ITS_DAY })
  }

  /** Mails that were given up are tried again. @returns how many */
  retry(now: number, reference?: string): number {
    return this.#mails.retry(now, reference)
  }

  /** All bookings of a guest, oldest first. */
  of(whose: Whose): Booking[] {
    return referencesOf(this.#db, BOOKINGS, whose).map((reference) => this.mustFind(reference))
  }

  /** @returns how many */
  erase(whose: Whose): number {
    const erased = this.#db
      .transaction(() => removeAll(this.#db, BOOKINGS, referencesOf(this.#db, BOOKINGS, whose)))
      .immediate()
    // So that what was erased is not in the log beside the database either.
    if (erased > 0) this.#db.exec("pragma wal_checkpoint(truncate)")
    return erased
  }

  /** Removes what was over then: bookings once the CMS has them, and what staff had blocked. @returns how many bookings */
  forgetBefore(time: number): number {
    this.#db.prepare("delete from booking_blocks where until_at < ?").run(time)
    return this.#db
      .prepare("delete from bookings where ends_at < ? and mirrored = revision")
      .run(time).changes
  }
}

interface Sent {
  venue: VenueFacts
  wish: Wish
  now: number
}

const isSameCaller = (known: Guest, { name, phone, email }: Guest): boolean =>
  name === known.name || phone === known.phone || (email !== "" && email === known.email)

const isSaid = (booking: Booking, { party, choice, guest }: Wish): boolean =>
  party === booking.party &&
  choice === booking.choice &&
  guest.name === booking.name &&
  guest.email === booking.email &&
  guest.phone === booking.phone &&
  guest.message === booking.message

const asItStands = (booking: Booking, isTheirs: boolean): Placed => ({
  ...{ is: "placed", booking, isKnown: true, hasChanged: false, isTheirs },
})

const slotAt = (offer: DayOffer, time: string): Slot | undefined =>
  allSlots(offer).find((slot) => slot.time === time)

/** A program gets no seats; staff can give them. */
const stateOf = (slot: Slot, { suspicion }: Pick<Wish, "suspicion">): BookingState =>
  slot.isFree && suspicion === null ? "confirmed" : "waiting"

/** Where nobody more can wait: the times that are free, or else that the venue is to be called. */
const withoutList = (offer: DayOffer): DayOffer =>
  allSlots(offer).some(({ isFree }) => isFree) ? offer : { kind: "notBookable" }

/** What looks like a program's is on no list and gets no mail: nobody is written to because a program says so. */
const isUnwritten = ({ suspicion, state }: Booking): boolean =>
  suspicion !== null && state === "waiting"

const forAnyParty = (venue: VenueFacts): VenueFacts => ({
  ...venue,
  rules: {
    ...venue.rules,
    smallestParty: 1,
    largestParty: venue.rules.seats,
    daysAhead: RULE_LIMITS.daysAhead.most,
  },
})

/**
 * Staff know better than the notice, the party's size and what was chosen before, and who waits has been judged by them
 * before; none goes beyond the seats and the opening hours, and who comes for an event stays to its end.
 */
const relaxed = (venue: VenueFacts): VenueFacts => {
  const any = forAnyParty(venue)
  return {
    ...any,
    ...{ weekdays: undefined, sittings: undefined },
    rules: { ...any.rules, noticeHours: 0 },
  }
}

/** Whether a party is at its table: from then on there is no other time to choose. */
export const isSeated = ({ state, startsAt, endsAt }: Booking, now: number): boolean =>
  state === "confirmed" && startsAt <= now && now < endsAt

const toBooking = (row: Row): Booking => ({
  reference: row.reference,
  venue: row.venue,
  state: row.state,
  day: row.day,
  time: row.time,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  party: row.party,
  name: row.name,
  email: row.email,
  phone: row.phone,
  message: row.message,
  choice: row.choice,
  suspicion: row.suspicion,
  madeAt: row.made_at,
  changedAt: row.changed_at,
  revision: row.revision,
})
