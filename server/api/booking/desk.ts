import {
  eventChoice,
  withEvent,
  withMenu,
  type BookingFacts,
  type EventFacts,
  type MenuFacts,
  type VenueFacts,
} from "../../../shared/booking/booking-facts"
import type { BookingEntries } from "../../../shared/booking/booking-form"
import type { DayOffer } from "../../../shared/booking/slots"
import type { Booking } from "./booking"
import type { BookingStore, Moved, Placed, Wish } from "./booking-store"

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

/** Nothing where the venue does not book here. What is not served or not on there is not chosen. */
export const tableOf = (
  facts: BookingFacts,
  { venue, menu, event }: Pick<BookingEntries, "venue" | "menu" | "event">,
): Table | undefined =>
  tableAt(
    facts,
    facts.venues.find(({ slug, booksHere }) => slug === venue && booksHere),
    { menu: (slug) => slug === menu, event: (slug) => slug === event },
  )

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
): VenueFacts => (event ? withEvent(offered, event, new Date(now)) : offered)

/** The store, asked in the words of the form. */
export function createDesk(store: BookingStore) {
  return {
    offer: (
      table: Table,
      { day, party }: Pick<BookingEntries, "day" | "party">,
      now: number,
      except?: string,
    ): DayOffer => store.offer(offeredAt(table, now), { day, party: Number(party) }, now, except),

    book: (
      table: Table,
      entries: BookingEntries,
      more: Pick<Wish, "key" | "mayWait" | "isAnother" | "suspicion"> & { now: number },
    ): Placed => {
      const { day, time, party, name, email, phone, message } = entries
      const { now, ...about } = more
      const { menu, event } = table
      const guest = { name, email: email.toLowerCase(), phone, message }
      const choice = event ? eventChoice(event.slug) : (menu?.slug ?? "")
      const wish = { day, time, party: Number(party), guest, choice, ...about }
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
