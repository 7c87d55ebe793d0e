import { type Card, EMPTY_CARD, type Ticket } from "../../../../src/ui/card/card"
import { keptAsText } from "../../../../src/ui/card/card-format"
import { CARD_KEY } from "../../../../shared/guest-card"

export const card = (changes: Partial<Card> = {}): Card => ({ ...EMPTY_CARD, ...changes })

/** A ticket with all it needs, for an evening to come, unless told otherwise. */
export const ticket = (reference: string, changes: Partial<Ticket> = {}): Ticket => ({
  reference,
  venue: { name: "400 Trastevere", slug: "400-trastevere", phone: "+39 06 5550 1400" },
  startsAt: Date.now() + 86_400_000,
  timeZone: "Europe/Rome",
  party: 2,
  choice: "",
  dishes: [],
  manageAddress: "/api/booking/of/token",
  calendarAddress: "/api/booking/of/token/table.ics",
  calendar: "BEGIN:VCALENDAR\r\n",
  place: {
    address: "Oven Lane 4, 00400 Rome",
    gettingThere: "Tram 8.",
    accessNote: "A ramp is at the side door.",
    access: ["stepFree"],
  },
  ...changes,
})

/** Of what is collected, instead of a table. */
export const orderTicket = (reference: string, changes: Partial<Ticket> = {}): Ticket =>
  ticket(reference, {
    party: undefined,
    dishes: ["2 × Margherita", "1 × Lemonade, large"],
    manageAddress: "/api/orders/of/token",
    calendarAddress: "/api/orders/of/token/order.ics",
    ...changes,
  })

/** As if it had been kept on an earlier visit. */
export const hasKept = (kept: { card?: Card; tickets?: readonly Ticket[] }): void =>
  localStorage.setItem(CARD_KEY, keptAsText({ card: kept.card, tickets: kept.tickets ?? [] }))
