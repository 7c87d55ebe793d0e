import { startTransition, useEffect, useRef, useState } from "react"
import { useIsCardHere, useKept } from "../../ui/card/card-store"
import { LiveControls } from "../../ui/live-controls"
import { PageHeader } from "../../ui/page-header"
import { FormSheet } from "../shared/form-sheet"
import { CardForm } from "./card-form"
import { DeviceSummary } from "./device-summary"
import { Favourites } from "./favourites"
import { keepHandedTicket } from "./handed-ticket"
import { Tickets } from "./tickets"
import * as texts from "../../texts/card"
import { TICKET_OUTCOMES } from "../../texts/card-offers"
import "../shared/practical-page.css"
import "./card-view.css"

/**
 * What a guest keeps on this device: tickets first, for who stands before the house with no signal. All of it is read in the
 * browser; the HTML says what the page is for.
 */
export function CardView() {
  const { card, tickets } = useKept()
  const isUnreadable = useIsCardHere() && !card && tickets.length === 0
  // What was begun and not kept goes with what was.
  const [erasures, setErasures] = useState(0)
  const [said, setSaid] = useState<{ text: string }>()
  const news = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    const outcome = keepHandedTicket()
    if (outcome) startTransition(() => setSaid({ text: TICKET_OUTCOMES[outcome] }))
  }, [])
  // The button that had the focus is gone, with its page or with the last ticket: it is read out in its place.
  useEffect(() => {
    if (said) news.current?.focus()
  }, [said])
  return (
    <div className="card-view practical-page">
      <PageHeader title={texts.title} introduction={texts.introduction}>
        <noscript>
          <p className="card-view__scripts">{texts.needsScripts}</p>
        </noscript>
      </PageHeader>
      {said && (
        <div className="container">
          <p ref={news} tabIndex={-1} className="card-view__news">
            {said.text}
          </p>
        </div>
      )}
      {tickets.length > 0 && (
        <Tickets
          tickets={tickets}
          onRemoved={({ venue, party, isCancelled }) =>
            setSaid({
              text: texts.removed(venue.name, { isOrder: party === undefined, isCancelled }),
            })
          }
        />
      )}
      <FormSheet id="card" heading={texts.formHeading} text={texts.formText}>
        <LiveControls className="card-view__sheet">
          <CardForm key={erasures} card={card} />
          {card && <Favourites favourites={card.favourites} />}
          <DeviceSummary
            hasCard={card !== undefined}
            ticketCount={tickets.length}
            isUnreadable={isUnreadable}
            onErase={() => setErasures(erasures + 1)}
          />
        </LiveControls>
      </FormSheet>
    </div>
  )
}
