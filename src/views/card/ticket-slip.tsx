import type { ReactNode } from "react"
import { routeTo } from "../../../shared/paths"
import type { Ticket, TicketPlace } from "../../ui/card/card"
import { SiteLink } from "../../ui/site-link"
import { heard } from "../../ui/words"
import { guests } from "../../texts/common"
import { whenInWords } from "../../texts/when"
import { formatInstant } from "../../texts/calendar"
import { ACCESS } from "../../texts/venue-features"
import { phoneHref } from "../shared/venue-links"
import { CalendarLink } from "./calendar-link"
import * as texts from "../../texts/card"
import "./ticket-slip.css"

const accessInWords = (access: readonly string[]): string[] =>
  Object.entries(ACCESS).flatMap(([code, words]) => (access.includes(code) ? [words] : []))

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="ticket-slip__fact">
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Place({ place: { address, gettingThere, accessNote, access } }: { place: TicketPlace }) {
  const ways = [...(accessNote ? [accessNote] : []), accessInWords(access).join(" · ")]
  return (
    <>
      <Fact term={texts.where}>{address}</Fact>
      {gettingThere && <Fact term={texts.gettingThere}>{gettingThere}</Fact>}
      {ways.some(Boolean) && (
        <Fact term={texts.gettingIn}>
          {ways.filter(Boolean).map((way) => (
            <p key={way}>{way}</p>
          ))}
        </Fact>
      )}
    </>
  )
}

/** How many come, or what is collected. */
function What({ party, dishes }: Ticket) {
  if (party !== undefined) return <p className="ticket-slip__party">{guests(party)}</p>
  return (
    <div>
      <span className="ticket-slip__label">{texts.toCollect}</span>
      <ul className="ticket-slip__dishes">
        {dishes.map((dish, line) => (
          <li key={line}>{dish}</li>
        ))}
      </ul>
    </div>
  )
}

/** A booked table, or an order, as a slip to show at the door, on the venue's clock. */
export function TicketSlip({ ticket, onRemove }: { ticket: Ticket; onRemove: () => void }) {
  const { reference, venue, startsAt, timeZone, choice, manageAddress, place, isCancelled } = ticket
  const isOrder = ticket.party === undefined
  const start = new Date(startsAt).toISOString()
  const when = whenInWords(startsAt, timeZone)
  const which = heard(texts.ofTicket(venue.name, when))
  return (
    <article
      className={isCancelled ? "ticket-slip ticket-slip--cancelled paper" : "ticket-slip paper"}
      aria-label={`${venue.name}, ${when}`}
    >
      <div className="ticket-slip__body">
        {isCancelled && <p className="ticket-slip__status">{texts.cancelledTicket(isOrder)}</p>}
        <p className="ticket-slip__when">
          <time dateTime={start}>
            <span className="ticket-slip__day">{formatInstant(start, timeZone, "day")}</span>
            <span className="ticket-slip__time">{formatInstant(start, timeZone, "time")}</span>
          </time>
        </p>
        <h3 className="ticket-slip__venue">
          {venue.slug ? (
            <SiteLink className="name-link" href={routeTo("locations", venue.slug)}>
              {venue.name}
            </SiteLink>
          ) : (
            venue.name
          )}
        </h3>
        <dl className="ticket-slip__facts">
          {choice && <Fact term={texts.bookedFor}>{choice}</Fact>}
          {place ? <Place place={place} /> : <Fact term={texts.where}>{texts.placeUnknown}</Fact>}
        </dl>
      </div>
      <div className="ticket-slip__stub">
        <What {...ticket} />
        <p>
          <span className="ticket-slip__label">{texts.reference}</span>{" "}
          <strong className="ticket-slip__reference">{reference}</strong>
        </p>
        <ul className="ticket-slip__ways">
          {!isCancelled && (
            <li>
              <CalendarLink ticket={ticket} which={which} />
            </li>
          )}
          {manageAddress && (
            <li>
              {/* The booking server's own page: the site has none of that address. */}
              <a href={manageAddress} rel="external">
                {isCancelled ? texts.see : isOrder ? texts.howFarItIs : texts.changeOrCancel}
                {which}
              </a>
            </li>
          )}
          {venue.phone && (
            <li>
              <SiteLink href={phoneHref(venue.phone)}>{texts.call(venue.phone)}</SiteLink>
            </li>
          )}
          <li>
            <button type="button" className="word-button quiet" onClick={onRemove}>
              {texts.removeTicket}
              {which}
            </button>
          </li>
        </ul>
      </div>
    </article>
  )
}
