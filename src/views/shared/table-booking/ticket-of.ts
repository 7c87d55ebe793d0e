import type { BookedAnswer } from "../../../../shared/booking/booking-form"
import type { TableTicket } from "../../../ui/card/card"

/** A booked table as a ticket; what it needs of the network comes once it is kept. */
export const ticketOf = (
  { reference, startsAt, party, choice, address, calendar }: BookedAnswer,
  { name, slug, phone, timeZone }: { name: string; slug: string; phone: string; timeZone: string },
): TableTicket => ({
  reference,
  venue: { name, slug, phone },
  startsAt,
  timeZone,
  party,
  choice,
  dishes: [],
  manageAddress: address,
  calendarAddress: calendar,
  calendar: undefined,
  place: undefined,
})
