import { useEffect, useRef, useState } from "react"
import { useIsCardHere, useKept } from "../../ui/card/card-store"
import { LiveControls } from "../../ui/live-controls"
import { PageHeader } from "../../ui/page-header"
import { FormSheet } from "../shared/form-sheet"
import { CardForm } from "./card-form"
import { DeviceSummary } from "./device-summary"
import { Favourites } from "./favourites"
import { Tickets } from "./tickets"
import * as texts from "../../texts/card"
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
  const [removed, setRemoved] = useState<{ venue: string }>()
  const news = useRef<HTMLParagraphElement>(null)
  // The button that had the focus is gone, with the last ticket all that was around it: it is read out in its place.
  useEffect(() => {
    if (removed) news.current?.focus()
  }, [removed])
  return (
    <div className="card-view practical-page">
      <PageHeader title={texts.title} introduction={texts.introduction}>
        <noscript>
          <p className="card-view__scripts">{texts.needsScripts}</p>
        </noscript>
      </PageHeader>
      {removed && (
        <p ref={news} tabIndex={-1} className="container card-view__news">
          {texts.removed(removed.venue)}
        </p>
      )}
      {tickets.length > 0 && (
        <Tickets tickets={tickets} onRemoved={({ venue }) => setRemoved({ venue: venue.name })} />
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
