import { TICKET_TO_KEEP } from "../../../shared/tickets"
import { ticketHandedOn } from "../../ui/card/card-format"
import { keepTicket, type TicketOutcome } from "../../ui/card/tickets"

/**
 * Keeps the ticket that an order's page has handed on: the guest has asked for it there, on a page of the server's, which has
 * none of the site's scripts.
 * @returns what has become of it; nothing where there is none
 */
export function keepHandedTicket(): TicketOutcome | undefined {
  const ticket = takeHanded()
  return ticket && keepTicket(ticket)
}

function takeHanded() {
  try {
    const text = sessionStorage.getItem(TICKET_TO_KEEP)
    sessionStorage.removeItem(TICKET_TO_KEEP)
    return ticketHandedOn(text)
  } catch {
    // A browser that keeps nothing has handed nothing on.
    return undefined
  }
}
