import { useEffect } from "react"
import type { Ticket } from "../../ui/card/card"
import { dropPast, nextFirst, refreshTickets, removeTicket } from "../../ui/card/tickets"
import { useNow } from "../../ui/use-now"
import { TicketSlip } from "./ticket-slip"
import * as texts from "../../texts/card"

/** Tables and orders, the next first. What a ticket lacks, and how it stands now, is asked for while there is a network. */
export function Tickets({
  tickets,
  onRemoved,
}: {
  tickets: readonly Ticket[]
  onRemoved: (ticket: Ticket) => void
}) {
  const now = useNow()?.getTime() ?? 0
  useEffect(() => {
    const refresh = (): void => {
      if (document.visibilityState !== "visible") return
      dropPast(Date.now())
      void refreshTickets()
    }
    refresh()
    // The page is left as it is by whoever follows a ticket's link, and found again as it was.
    const moments = [
      [window, "online"],
      [window, "pageshow"],
      [document, "visibilitychange"],
    ] as const
    for (const [target, name] of moments) target.addEventListener(name, refresh)
    return () => {
      for (const [target, name] of moments) target.removeEventListener(name, refresh)
    }
  }, [])

  function remove(ticket: Ticket): void {
    if (removeTicket(ticket.reference)) onRemoved(ticket)
  }
  const shown = nextFirst(tickets, now)
  return (
    <section className="container card-tickets" aria-labelledby="tickets">
      <h2 id="tickets">{texts.yourTickets(shown.length)}</h2>
      <p className="card-tickets__text">{texts.ticketsText}</p>
      <ul className="card-tickets__list">
        {shown.map((ticket) => (
          <li key={ticket.reference}>
            <TicketSlip ticket={ticket} onRemove={() => remove(ticket)} />
          </li>
        ))}
      </ul>
    </section>
  )
}
