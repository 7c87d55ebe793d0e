import {
  eventChoice,
  goesAhead,
  withEvent,
  withMenu,
  type BookingFacts,
  type EventFacts,
  type MenuFacts,
  type VenueFacts,
} from "../../../shared/booking/booking-facts"
import type { BookingEntries } from "../../../shared/booking/booking-form"
import { usualParty } from "../../../shared/booking/rules"
import { firstDayWithTimes, type DayOffer } from "../../../shared/booking/slots"
import { dayInService } from "../../../shared/opening-hours"
import { textIn } from "../intake/read-form"
import type { Booking } from "./booking"
import type { BookingStore } from "./booking-store"
import type { Moved } from "./changing"
import type { Placed, Wish } from "./placing"
import { eventAt } from "./seats"

/** What is asked about, or booked, at a venue that takes bookings here. */
export interface Table {
  venue: VenueFacts
  /** The venue as it is for who has chosen something before; an event's times are the desk's, for they hang on the moment. */
  offered: VenueFacts
  menu: MenuFacts | undefined
  event: EventFacts | undefined
}

const tableAt = (
  { menus, events }: BookingFacts,
  venue: VenueFacts | undefined,
  isChosen: { menu: (slug: string) => boolean; event: (slug: string) => boolean },
): Table | undefined => {
  if (!venue) return undefined
  const event = events.find(({ slug, venue: at }) => at === venue.slug && isChosen.event(slug))
  const menu = event
    ? undefined
    : menus.find(({ slug, venues }) => venues.includes(venue.slug) && isChosen.menu(slug))
  const { hours } = venue
  const offered = venue.booksHere
    ? withMenu(venue, menu)
    : { ...venue, hours: { ...hours, status: "closed" as const } }
  return { venue, offered, menu, event }
}

/** Nothing where the venue does not book here. */
export const tableOf = (
  facts: BookingFacts,
  { venue, menu, event }: Pick<BookingEntries, "venue" | "menu" | "event">,
): Table | undefined =>
  tableAt(
    facts,
    facts.venues.find(({ slug, booksHere }) => slug === venue && booksHere),
    { menu: (slug) => slug === menu, event: (slug) => slug === event },
  )

type Chosen = Pick<BookingEntries, "menu" | "event">

/** Whether what is asked for is not served or not on there, or not any more: a table without it is another wish. */
export const isChoiceGone = ({ menu, event }: Table, chosen: Chosen): boolean => {
  if (event) return event.closed !== undefined
  return chosen.event !== "" || (chosen.menu !== "" && menu === undefined)
}

/** The table as it is for whoever has chosen nothing before. */
export const withoutChoice = ({ venue }: Table): Table => ({
  ...{ venue, offered: venue, menu: undefined, event: undefined },
})

/** As it was asked for, whether it is still to be had or not. */
const choiceOf = ({ menu, event }: Chosen): string => (event ? eventChoice(event) : menu)

/** Where a booking is: its venue as it is now, also where it takes no new ones. */
export const tableOfBooking = (
  facts: BookingFacts,
  { venue, choice }: Booking,
): Table | undefined =>
  tableAt(
    facts,
    facts.venues.find(({ slug }) => slug === venue),
    { menu: (slug) => slug === choice, event: (slug) => eventChoice(slug) === choice },
  )

/** What there is at that moment: of an event, what is still to come. */
export const offeredAt = (
  { offered, event }: Pick<Table, "offered" | "event">,
  now: number,
): VenueFacts => (event && goesAhead(event) ? withEvent(offered, event, new Date(now)) : offered)

/** When the event begins that a table is booked for, and is not at any more: an instant. Nothing where it is, or it is off. */
export function eventElsewhere(table: Table, booking: Booking, now: number): number | undefined {
  const { sittings } = offeredAt(table, now)
  if (!sittings || booking.eventAt === null) return undefined
  return eventAt({ sittings }, booking.startsAt) === null ? booking.eventAt : undefined
}

/** The store, asked in the words of the form. */
export function createDesk(store: BookingStore) {
  return {
    offer: (
      table: Table,
      { day, party }: Pick<BookingEntries, "day" | "party">,
      now: number,
      except?: string,
    ): DayOffer => store.offer(offeredAt(table, now), { day, party: Number(party) }, now, except),

    /** Day and party, where one is not said: those that most come with, and the next day that there are times on for them. */
    usualWish: (
      table: Table,
      said: Readonly<Record<string, unknown>>,
      now: number,
    ): Pick<BookingEntries, "day" | "party"> => {
      const offered = offeredAt(table, now)
      const { smallestParty, largestParty } = offered.rules
      const party = textIn(said, "party") || String(usualParty(smallestParty, largestParty))
      const day = (): string =>
        firstDayWithTimes(offered, Number(party), new Date(now)) ??
        dayInService(offered.hours, new Date(now))
      return { party, day: textIn(said, "day") || day() }
    },

    book: (
      table: Table,
      entries: BookingEntries,
      more: Pick<Wish, "key" | "mayWait" | "isAnother" | "suspicion"> & { now: number },
    ): Placed => {
      const { day, time, party, name, email, phone, message } = entries
      const { now, ...about } = more
      const guest = { name, email: email.toLowerCase(), phone, message }
      const chosen = { choice: choiceOf(entries), isChoiceGone: isChoiceGone(table, entries) }
      const wish = { day, time, party: Number(party), guest, ...chosen, ...about }
      return store.place(offeredAt(table, now), wish, now, { others: table.venue })
    },

    move: (
      table: Table,
      { reference }: Booking,
      { day, time, party }: Pick<BookingEntries, "day" | "time" | "party">,
      now: number,
    ): Moved =>
      store.move(
        table.venue,
        reference,
        { day, time, party: Number(party) },
        { now, offered: offeredAt(table, now) },
      ),
  }
}
