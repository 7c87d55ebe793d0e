import { withMenu, type BookingFacts, type VenueFacts } from "../../../shared/booking/booking-facts"
import type { BookingEntries } from "../../../shared/booking/booking-form"
import type { DayOffer } from "../../../shared/booking/slots"
import type { Booking } from "./booking"
import type { BookingStore, Moved, Placed } from "./booking-store"

/** What is asked about, or booked, at a venue that takes bookings here; `menu` as chosen before. */
export interface Table {
  venue: VenueFacts
  menu: BookingFacts["menus"][number] | undefined
}

/** Nothing where the venue does not book here, or does not serve what was chosen. */
export function tableOf(
  facts: BookingFacts,
  { venue: slug, menu: chosen }: Pick<BookingEntries, "venue" | "menu">,
): Table | undefined {
  const venue = facts.venues.find((known) => known.slug === slug)
  if (!venue) return undefined
  const menu = facts.menus.find((known) => known.slug === chosen && known.venues.includes(slug))
  return { venue: withMenu(venue, menu), menu }
}

/** Where a booking is: its venue as it is now. */
export const tableOfBooking = (facts: BookingFacts, { venue, choice }: Booking) =>
  tableOf(facts, { venue, menu: choice })

/** The store, asked in the words of the form. */
export function createDesk(store: BookingStore) {
  return {
    offer: (
      { venue }: Table,
      { day, party }: Pick<BookingEntries, "day" | "party">,
      now: number,
      except?: string,
    ): DayOffer => store.offer(venue, { day, party: Number(party) }, now, except),

    book: (
      { venue, menu }: Table,
      entries: BookingEntries,
      more: { key: string | undefined; mayWait: boolean; suspicion: string | null; now: number },
    ): Placed => {
      const { day, time, party, name, email, phone, message } = entries
      const { now, ...about } = more
      const guest = { name, email: email.toLowerCase(), phone, message }
      const choice = menu?.slug ?? ""
      return store.place(venue, { day, time, party: Number(party), guest, choice, ...about }, now)
    },

    move: (
      { venue }: Table,
      { reference }: Booking,
      { day, time, party }: Pick<BookingEntries, "day" | "time" | "party">,
      now: number,
    ): Moved => store.move(venue, reference, { day, time, party: Number(party) }, { now }),
  }
}

export type Desk = ReturnType<typeof createDesk>
