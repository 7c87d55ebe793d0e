import { useEffect, useRef, useState } from "react"
import { CARD_PATH } from "../../../../shared/paths"
import type { Ticket } from "../../../ui/card/card"
import { isCardHere } from "../../../ui/card/card-here"
import type { TicketOutcome } from "../../../ui/card/tickets"
import { SiteLink } from "../../../ui/site-link"
import * as texts from "../../../texts/card-offers"

/** @param isAsked by the guest; where nobody has asked, a card must say that things may be kept */
async function keepOnDevice(ticket: Ticket, isAsked: boolean): Promise<TicketOutcome | undefined> {
  const { hasCard, keepTicket } = await import(
    /* webpackChunkName: "card" */ "../../../ui/card/card-parts"
  )
  return isAsked || hasCard() ? keepTicket(ticket) : undefined
}

/** A ticket that opens without a network: kept by itself for who has a card here, else for who asks. */
export function TicketOffer({ ticket }: { ticket: Ticket }) {
  const [outcome, setOutcome] = useState<TicketOutcome>()
  const way = useRef<HTMLParagraphElement>(null)
  const wasAsked = useRef(false)
  useEffect(() => {
    if (isCardHere()) keepOnDevice(ticket, false).then(setOutcome, () => undefined)
  }, [ticket])
  // The button that was pressed has given way.
  useEffect(() => {
    if (outcome === "kept" && wasAsked.current) way.current?.querySelector("a")?.focus()
  }, [outcome])

  function ask(): void {
    wasAsked.current = true
    keepOnDevice(ticket, true).then(setOutcome, () => setOutcome("refused"))
  }

  return (
    <div className="booking-form__ticket">
      <div role="status">{outcome && <p>{texts.TICKET_OUTCOMES[outcome]}</p>}</div>
      {outcome === "kept" ? (
        <p ref={way}>
          <SiteLink href={CARD_PATH}>{texts.seeTicket}</SiteLink>
        </p>
      ) : (
        <>
          <p className="actions">
            <button type="button" className="button button--quiet" onClick={ask}>
              {texts.keepTicket}
            </button>
          </p>
          <p className="booking-form__hint">{texts.keepTicketHint}</p>
        </>
      )}
    </div>
  )
}
