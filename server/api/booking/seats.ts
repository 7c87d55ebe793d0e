import type { VenueFacts } from "../../../shared/booking/booking-facts"
import { RULE_LIMITS, type Taken } from "../../../shared/booking/rules"
import { around } from "../../../shared/booking/service-day"
import { allSlots, slotsOf, type DayOffer, type Slot } from "../../../shared/booking/slots"
import type { Book } from "./book"

export interface Wanted {
  /** `YYYY-MM-DD` */
  day: string
  /** `HH:MM` */
  time: string
  party: number
}

/** What a party is offered on a day; a booking that is to be moved does not stand in its own way. */
export const offerAt = (
  book: Book,
  venue: VenueFacts,
  { day, party }: Omit<Wanted, "time">,
  now: number,
  except?: string,
): DayOffer =>
  slotsOf(venue, { day, party }, new Date(now), takenAround(book, venue.slug, day, except))

/** Seats that are given away around a day, whatever its zone. */
export function takenAround(
  { bookings, blocks }: Book,
  venue: string,
  day: string,
  except = "",
): Taken {
  const { from, until } = around(day)
  const seatings = bookings.db
    .prepare(
      `select starts_at as startsAt, ends_at as endsAt, party as guests from bookings
       where venue = ? and state = 'confirmed' and starts_at between ? and ? and reference <> ?`,
    )
    .all(venue, from, until, except) as { startsAt: number; endsAt: number; guests: number }[]
  return { seatings, blocks: blocks.around(venue, { from, until }) }
}

export const slotAt = (offer: DayOffer, time: string): Slot | undefined =>
  allSlots(offer).find((slot) => slot.time === time)

/**
 * When that begins which a party is there for, where what was chosen has times of its own: an instant.
 * @returns null where it comes at none of them
 */
export const eventAt = (
  { sittings }: Pick<VenueFacts, "sittings">,
  startsAt: number,
): number | null =>
  sittings?.find(({ from, until }) => from <= startsAt && startsAt < until)?.from ?? null

/**
 * Staff know better than the notice, the party's size and what was chosen before, and who waits has been judged by them
 * before; none goes beyond the seats and the opening hours, and who comes for an event stays to its end.
 */
export const relaxed = (venue: VenueFacts): VenueFacts => ({
  ...venue,
  ...{ weekdays: undefined, sittings: undefined },
  rules: {
    ...venue.rules,
    ...{ smallestParty: 1, largestParty: venue.rules.seats },
    ...{ daysAhead: RULE_LIMITS.daysAhead.most, noticeHours: 0 },
  },
})
