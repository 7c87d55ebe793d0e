import type { FastifyInstance } from "fastify"
import { CARD_PATH } from "../../../shared/paths"
import { API_PREFIX } from "../../../shared/submissions/api-prefix"
import { isTicketOver, TICKET_TO_KEEP, type TicketFacts } from "../../../shared/tickets"
import * as card from "../../../src/texts/card"
import { element, type Element } from "./dom"
import { actions, div, paragraph } from "./slip-parts"

const KEEP_SCRIPT = "/keep-ticket.js"
/** Of what is offered, until the script has come. */
export const TICKET_OFFER = "ticket-offer"

/** Hands the ticket on to the page of the guest's card, which keeps it; says so where the browser hands nothing on. */
export const keepScript = `{
  const offer = document.getElementById("${TICKET_OFFER}")
  const button = offer.querySelector("button")
  button.addEventListener("click", () => {
    try {
      sessionStorage.setItem("${TICKET_TO_KEEP}", button.dataset.ticket)
      location.assign("${CARD_PATH}")
    } catch {
      const status = offer.querySelector("[role=status]")
      status.textContent = status.dataset.refused
    }
  })
  offer.hidden = false
}
`

export function registerTicketScript(app: FastifyInstance): void {
  app.get(KEEP_SCRIPT, async (_request, reply) =>
    reply.type("text/javascript; charset=utf-8").send(keepScript),
  )
}

/**
 * A table that is booked, or an order that the kitchen has, as a ticket on the device; on a page whose policy allows scripts
 * of the site.
 */
export const ticketOffer = (ticket: TicketFacts, now: number): Element[] =>
  isTicketOver(ticket, now)
    ? []
    : [
        element("div", { id: TICKET_OFFER, hidden: "" }, [
          div(
            "booking-form__ticket",
            element("p", { role: "status", "data-refused": card.cannotKeep }),
            actions(
              element(
                "button",
                {
                  class: "button button--quiet",
                  type: "button",
                  "data-ticket": JSON.stringify(ticket),
                },
                [card.keepTicket],
              ),
            ),
            paragraph(card.keepTicketHint, "booking-form__hint"),
          ),
        ]),
        element("script", { src: `${API_PREFIX}${KEEP_SCRIPT}`, defer: "" }),
      ]
