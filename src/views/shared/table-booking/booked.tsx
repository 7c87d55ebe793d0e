import { useEffect, useRef } from "react"
import { fieldId } from "../../../../shared/booking/form-ids"
import type { BookedAnswer } from "../../../../shared/booking/booking-form"
import type { TableTicket } from "../../../ui/card/card"
import * as texts from "../../../texts/booking-form"
import { guests } from "../../../texts/common"
import { whenInWords } from "../../../texts/when"
import { TicketOffer } from "./ticket-offer"

/** What has been booked, or waits. */
export interface BookedTable {
  answer: BookedAnswer
  guest: { name: string; email: string }
  ticket: TableTicket
}

/** What has become of it, in the place of the form: it has the focus, so that it is read out. */
export function Booked({
  answer,
  guest,
  ticket,
  onAnother,
}: BookedTable & { onAnother: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { state, reference, startsAt, address, calendar } = answer
  const isConfirmed = state === "confirmed"
  return (
    <div className="booking-form__done">
      <h2 ref={heading} tabIndex={-1} className="booking-form__heading">
        {(isConfirmed ? texts.isBooked : texts.isWaiting)(guest.name)}
      </h2>
      <p>
        {ticket.choice && `${ticket.choice}, `}
        {`${ticket.venue.name}, ${whenInWords(startsAt, ticket.timeZone)}, ${guests(ticket.party)}.`}
      </p>
      <p>
        {texts.reference}
        {": "}
        <strong className="booking-form__reference">{reference}</strong>
      </p>
      <p>
        {isConfirmed ? texts.mailSentTo(guest.email) : texts.waitingMeans}{" "}
        <a href={`${address}#${fieldId("email")}`} rel="external">
          {texts.correctAddress}
        </a>
      </p>
      <p className="actions">
        {isConfirmed && (
          <a className="button" href={calendar} rel="external">
            {texts.toCalendar}
          </a>
        )}
        {/* The booking server's own page: the site has none of that address. */}
        <a className="button button--quiet" href={address} rel="external">
          {texts.changeOrCancel}
        </a>
      </p>
      {isConfirmed && <TicketOffer ticket={ticket} />}
      <p>
        <button type="button" className="button button--quiet" onClick={onAnother}>
          {texts.bookAnother}
        </button>
      </p>
    </div>
  )
}
