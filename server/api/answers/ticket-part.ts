import type { FastifyInstance } from "fastify"
import { CARD_KEY, CARD_VERSIONS_READ } from "../../../shared/guest-card"
import { CARD_PATH } from "../../../shared/paths"
import { API_PREFIX } from "../../../shared/submissions/api-prefix"
import { isTicketOver, TICKET_TO_KEEP, type TicketFacts } from "../../../shared/tickets"
import * as card from "../../../src/texts/card-offers"
import { element, type Element } from "./dom"
import { serveScript } from "./serve-script"
import { actions, div, paragraph } from "./slip-parts"

const TICKET_SCRIPT = "/ticket.js"
/** Of what is offered, until the script has come. */
export const TICKET_OFFER = "ticket-offer"

/**
 * Where this device keeps the ticket already, it says from now on what the page says, for it may next be looked at where
 * there is no network, and what it was called under another address is called as it is now; another version's card is not
 * written over. Where the page offers it, hands it on to the page of the
 * guest's card, which keeps it; says so where the browser hands nothing on.
 */
export const ticketScript = `{
  const { ticket, cancelled, formerly = "" } = document.currentScript.dataset
  try {
    const now = { ...JSON.parse(ticket), isCancelled: cancelled === "" || undefined }
    const card = JSON.parse(localStorage.getItem("${CARD_KEY}"))
    const isRead = ${JSON.stringify(CARD_VERSIONS_READ)}.includes(card.version)
    const names = [now.reference, ...formerly.split(" ")]
    const kept = isRead && card.tickets.find(({ reference }) => names.includes(reference))
    if (kept) {
      const isSame = ["reference", "startsAt", "party", "isCancelled"].every((name) => kept[name] === now[name])
      Object.assign(kept, now, isSame ? {} : { calendar: undefined })
      localStorage.setItem("${CARD_KEY}", JSON.stringify(card))
    }
  } catch {}

  const offer = document.getElementById("${TICKET_OFFER}")
  if (offer) {
    offer.querySelector("button").addEventListener("click", () => {
      try {
        sessionStorage.setItem("${TICKET_TO_KEEP}", ticket)
        location.assign("${CARD_PATH}")
      } catch {
        const status = offer.querySelector("[role=status]")
        status.textContent = status.dataset.refused
      }
    })
    offer.hidden = false
  }
}
`

export const registerTicketScript = (app: FastifyInstance): void =>
  serveScript(app, TICKET_SCRIPT, ticketScript)

const offer = (): Element =>
  element("div", { id: TICKET_OFFER, hidden: "" }, [
    div(
      "booking-form__ticket",
      element("p", { role: "status", "data-refused": card.cannotKeep }),
      actions(
        element("button", { class: "button button--quiet", type: "button" }, [card.keepTicket]),
      ),
      paragraph(card.keepTicketHint, "booking-form__hint"),
    ),
  ])

/**
 * A table, or an order, as a ticket on the device: kept there it is mended by this page, on one whose policy allows scripts
 * of the site.
 * @param isOffered whether it may be kept: the table is booked, or the kitchen has the order
 * @param formerly what it was called under addresses that were put right since
 */
export const ticketPart = (
  ticket: TicketFacts,
  {
    isOffered,
    isCancelled,
    formerly = [],
    now,
  }: { isOffered: boolean; isCancelled: boolean; formerly?: readonly string[]; now: number },
): Element[] => [
  ...(isOffered && !isTicketOver(ticket, now) ? [offer()] : []),
  element("script", {
    ...{ src: `${API_PREFIX}${TICKET_SCRIPT}`, defer: "" },
    "data-ticket": JSON.stringify(ticket),
    ...(isCancelled ? { "data-cancelled": "" } : {}),
    ...(formerly.length > 0 ? { "data-formerly": formerly.join(" ") } : {}),
  }),
]
