import { useEffect, useRef, useState } from "react"
import type { Ticket } from "../../ui/card/card"
import { completeTickets, dropPast, nextFirst, removeTicket } from "../../ui/card/tickets"
import { useNow } from "../../ui/use-now"
import { TicketSlip } from "./ticket-slip"
import * as texts from "../../texts/card"

/** The tables that are booked, the next first. What a ticket lacks is fetched while there is a network. */
export function Tickets({ tickets }: { tickets: readonly Ticket[] }) {
  const now = useNow()?.getTime() ?? 0
  const [removed, setRemoved] = useState("")
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    dropPast(Date.now())
    const complete = (): void => void completeTickets()
    complete()
    addEventListener("online", complete)
    return () => removeEventListener("online", complete)
  }, [])

  function remove({ reference, venue }: Ticket): void {
    removeTicket(reference)
    setRemoved(texts.removed(venue.name))
    // The button that was pressed goes with its ticket.
    heading.current?.focus()
  }
  const shown = nextFirst(tickets, now)
  return (
    <section className="container card-tickets" aria-labelledby="tickets">
      <h2 id="tickets" ref={heading} tabIndex={-1}>
        {texts.yourTickets(shown.length)}
      </h2>
      <p className="card-tickets__text">{texts.ticketsText}</p>
      <p role="status" className="card-tickets__news">
        {removed}
      </p>
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
