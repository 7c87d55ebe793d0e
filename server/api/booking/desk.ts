import { withMenu, type BookingFacts, type VenueFacts } from "../../../shared/booking/booking-facts"
import type { BookingEntries } from "../../../shared/booking/booking-form"
import type { DayOffer } from "../../../shared/booking/slots"
import type { Booking } from "./booking"
import type { BookingStore, Moved, Placed } from "./booking-store"

/** What is asked about, or booked, at a venue that takes bookings here; `menu` as chosen before. */
export interface Table {
  venue: VenueFacts
  /** The venue as it is for who has chosen that. */
  offered: VenueFacts
  menu: BookingFacts["menus"][number] | undefined
}

const tableAt = (
  facts: BookingFacts,
  venue: VenueFacts | undefined,
  chosen: string,
): Table | undefined => {
  if (!venue) return undefined
  const menu = facts.menus.find(
    ({ slug, venues }) => slug === chosen && venues.includes(venue.slug),
  )
  const { hours } = venue
  const offered = venue.booksHere
    ? withMenu(venue, menu)
    : { ...venue, hours: { ...hours, status: "closed" as const } }
  return { venue, offered, menu }
}

/** Nothing where the venue does not book here. What it does not serve is not chosen. */
export const tableOf = (
  facts: BookingFacts,
  { venue, menu }: Pick<BookingEntries, "venue" | "menu">,
): Table | undefined =>
  tableAt(
    facts,
    facts.venues.find(({ slug, booksHere }) => slug === venue && booksHere),
    menu,
  )

/** Where a booking is: its venue as it is now, also where it takes no new ones. */
export const tableOfBooking = (
  facts: BookingFacts,
  { venue, choice }: Booking,
): Table | undefined =>
  tableAt(
    facts,
    facts.venues.find(({ slug }) => slug === venue),
    choice,
  )

/** The store, asked in the words of the form. */
export function createDesk(store: BookingStore) {
  return {
    offer: (
      { offered }: Table,
      { day, party }: Pick<BookingEntries, "day" | "party">,
      now: number,
      except?: string,
    ): DayOffer => store.offer(offered, { day, party: Number(party) }, now, except),

    book: (
      { offered, menu }: Table,
      entries: BookingEntries,
      more: { key: string | undefined; mayWait: boolean; suspicion: string | null; now: number },
    ): Placed => {
      const { day, time, party, name, email, phone, message } = entries
      const { now, ...about } = more
      const guest = { name, email: email.toLowerCase(), phone, message }
      const choice = menu?.slug ?? ""
      return store.place(offered, { day, time, party: Number(party), guest, choice, ...about }, now)
    },

    move: (
      { venue, offered }: Table,
      { reference }: Booking,
      { day, time, party }: Pick<BookingEntries, "day" | "time" | "party">,
      now: number,
    ): Moved => store.move(venue, reference, { day, time, party: Number(party) }, { now, offered }),
  }
}

export type Desk = ReturnType<typeof createDesk>
