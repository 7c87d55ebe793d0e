/** A table or an order, as the page that took it hands it to the device that keeps it. */
export interface TicketFacts {
  reference: string
  venue: { name: string; slug: string; phone: string }
  /** Instant, in milliseconds since 1970. */
  startsAt: number
  /** IANA, the venue's. */
  timeZone: string
  /** Who comes to a table; nothing where it is an order. */
  party: number | undefined
  /** An event or a tasting menu that the table is for, in words; empty where it is for none. */
  choice: string
  /** What is collected, a line for each dish in words: `2 × Margherita`. Empty where it is a table. */
  dishes: readonly string[]
  /** Where it is seen as it is now, and changed or cancelled. */
  manageAddress: string
  calendarAddress: string
}

/** How what a ticket is of stands now, as the server tells it to a script at the ticket's `manageAddress`. */
export interface TicketNow {
  isCancelled: boolean
  startsAt: number
  /** Of a table. */
  party?: number
}

/** In milliseconds: who comes home late still finds the address. */
const KEPT_AFTER = 86_400_000

/** Whether nobody needs it any more. @param now in milliseconds since 1970 */
export const isTicketOver = ({ startsAt }: Pick<TicketFacts, "startsAt">, now: number): boolean =>
  startsAt + KEPT_AFTER < now

/** Under which name a tab hands a ticket on, as JSON, from a page without the site's scripts to the one that keeps it. */
export const TICKET_TO_KEEP = "forno:ticket"
