import { randomUUID } from "node:crypto"
import type { VenueFacts } from "../../../shared/booking/booking-facts"
import type { DayOffer, Slot } from "../../../shared/booking/slots"
import type { BookingState } from "../../../shared/booking/states"
import { isSameGuest, isSameName, SAME_WITHIN, withNote } from "../intake/same-guest"
import { wishKey } from "../intake/wish-key"
import type { Book } from "./book"
import type { Booking, Guest } from "./booking"
import { make } from "./replacing"
import { eventAt, offerAt, relaxed, slotAt, type Wanted } from "./seats"
import { tellOfChange } from "./telling"
import { isListFull, promote, withoutList } from "./waiting-list"

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
 * they have, and keep, where they asked for more. `gone`: what they have chosen before cannot be had any more. `tooLong`: what
 * they add to their note has no room in it.
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
  | { is: "tooLong" }

interface Placing {
  /** What others who wait are offered, where that is more than the guest is. */
  others?: VenueFacts
  /** For a guest who has telephoned: the house need not be told. */
  isByStaff?: boolean
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
export function place(
  book: Book,
  venue: VenueFacts,
  wish: Wish,
  now: number,
  placing: Placing = {},
): Placed {
  const { isByStaff = false, others = venue } = placing
  const ofForm = knownBy(book, wishKey(venue.slug, wish))
  // Whoever was there before may have given up, and the next one have the form, or be on the line.
  const isTheirs = isByStaff ? isSameCaller : isSameGuest
  const known = ofForm && isTheirs(ofForm, wish.guest) ? ofForm : undefined
  if (known) {
    // What was moved since stays where its guest has put it; and a program says nothing for a guest.
    const isOfThatTime = known.day === wish.day && known.time === wish.time
    const mayChange = wish.suspicion === null || known.suspicion !== null
    if (!isOfThatTime || !mayChange) return asItStands(known, true)
    if (isByStaff || known.email === wish.guest.email) {
      return takeOver(book, known, { ...placing, venue, wish, now })
    }
  }
  const isNew = wish.isAnother || known !== undefined
  const sent = isNew ? undefined : sentBefore(book, venue.slug, wish, now, isByStaff)
  if (sent) return complete(book, sent, wish.guest, isByStaff, now)
  if (wish.isChoiceGone && wish.choice !== known?.choice) return { is: "gone" }
  const offer = offerAt(book, isByStaff ? relaxed(venue) : venue, wish, now, known?.reference)
  const slot = slotAt(offer, wish.time)
  // Who has a table keeps it; who waits goes on waiting.
  const mayWait = known ? known.state === "waiting" : wish.mayWait
  if (!slot || !(slot.isFree || mayWait)) return { is: "refused", offer, standing: known }
  if (!known && stateOf(slot, wish) === "waiting" && isListFull(book, venue.slug, wish)) {
    return { is: "refused", offer: withoutList(offer) }
  }
  const { guest, day, party, choice, suspicion } = wish
  const { time, startsAt, endsAt } = slot
  const booking = make(
    book,
    {
      ...{ ...guest, venue: venue.slug, state: stateOf(slot, wish), day, time, startsAt, endsAt },
      ...{ party, choice, suspicion, eventAt: eventAt(venue, startsAt) },
      // Nobody goes to the end of the list for a letter in their address.
      madeAt: known?.state === "waiting" ? known.madeAt : now,
    },
    wishKey(venue.slug, wish) ?? randomUUID(),
    // Whoever has the address that was mistyped may have the link by now: it leads to nothing of the guest's any more.
    { isByStaff, before: known, now },
  )
  if (known) promote(book, others, known.day, now)
  return { is: "placed", booking, isKnown: false, hasChanged: true, isTheirs: true }
}

/** The booking of a form: who has gone back in it, and asks for another time, means another one. */
const knownBy = ({ bookings }: Book, key: string | undefined): Booking | undefined =>
  bookings.select("key = ? and state <> 'cancelled'", key ?? "")[0]

/** What a program sends changes nothing of a guest's, and a guest is not held up by what a program has sent. */
const sentBefore = (
  { bookings }: Book,
  venue: string,
  wish: Wish,
  now: number,
  isByStaff: boolean,
): Booking | undefined =>
  bookings
    .select(
      `email = ? and venue = ? and day = ? and time = ? and state <> 'cancelled' and made_at > ?
       and (suspicion is null) = ? order by rowid desc`,
      ...[wish.guest.email, venue, wish.day, wish.time, now - SAME_WITHIN],
      wish.suspicion === null ? 1 : 0,
    )
    .find((one) =>
      isByStaff ? isSaid(one, wish) : one.email !== "" && isSameName(one.name, wish.guest.name),
    )

/** What the guest says now of their booking: as it is already, changed, or refused where it does not fit. */
function takeOver(
  book: Book,
  known: Booking,
  {
    venue,
    wish,
    now,
    others = venue,
    isByStaff = false,
  }: Placing & { venue: VenueFacts; wish: Wish; now: number },
): Placed {
  if (isSaid(known, wish)) return asItStands(known, true)
  const { party, choice, guest } = wish
  if (choice !== known.choice && wish.isChoiceGone) return asItStands(known, true)
  let { state, endsAt } = known
  if (party !== known.party || choice !== known.choice) {
    const offer = offerAt(book, isByStaff ? relaxed(venue) : venue, wish, now, known.reference)
    const slot = slotAt(offer, wish.time)
    if (!slot || !(slot.isFree || state === "waiting")) {
      return { is: "refused", offer, standing: known }
    }
    state = state === "waiting" ? stateOf(slot, known) : state
    endsAt = slot.endsAt
  }
  const { name, email, phone, message } = guest
  const at = choice === known.choice ? known.eventAt : eventAt(venue, known.startsAt)
  const forEvent = { event_at: at, told_event_at: at, told_starts_at: known.startsAt }
  const said = { name, email, phone, message, party, choice, ...forEvent }
  const booking = book.bookings.change(known, { ...said, state, ends_at: endsAt }, now)
  tellOfChange(book, booking, isByStaff, now)
  if (party < known.party || endsAt < known.endsAt) promote(book, others, known.day, now)
  return { is: "placed", booking, isKnown: true, hasChanged: true, isTheirs: true }
}

/** What was written in another form is added to what stands, and takes the place of nothing. */
function complete(
  book: Book,
  known: Booking,
  guest: Guest,
  isByStaff: boolean,
  now: number,
): Placed {
  const phone = known.phone || guest.phone
  const message = withNote(known.message, guest.message)
  if (message === undefined) return { is: "tooLong" }
  if (phone === known.phone && message === known.message) return asItStands(known, false)
  const booking = book.bookings.change(known, { phone, message }, now)
  tellOfChange(book, booking, isByStaff, now)
  return { is: "placed", booking, isKnown: true, hasChanged: true, isTheirs: false }
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

/** A program gets no seats; staff can give them. */
const stateOf = (slot: Slot, { suspicion }: Pick<Wish, "suspicion">): BookingState =>
  slot.isFree && suspicion === null ? "confirmed" : "waiting"
