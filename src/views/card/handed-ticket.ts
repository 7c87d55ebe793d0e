import { TICKET_TO_KEEP } from "../../../shared/tickets"
import { ticketHandedOn } from "../../ui/card/card-format"
import { keepTicket, type TicketOutcome } from "../../ui/card/tickets"

/**
 * Keeps the ticket that the page of a booking or an order has handed on: the guest has asked for it there, on a page of the
 * server's, which has none of the site's scripts.
 * @returns what has become of it; nothing where there is none
 */
export function keepHandedTicket(): TicketOutcome | undefined {
  try {
    const ticket = ticketHandedOn(sessionStorage.getItem(TICKET_TO_KEEP))
    const outcome = ticket && keepTicket(ticket)
    // What is not kept is handed on still: after a reload there may be room, or the version that reads it.
    if (!ticket || outcome === "kept") sessionStorage.removeItem(TICKET_TO_KEEP)
    return outcome
  } catch {
    // A browser that keeps nothing has handed nothing on.
    return undefined
  }
}
