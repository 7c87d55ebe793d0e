import { calendarOfEvent } from "../../../shared/calendar-paths"
import { routeTo } from "../../../shared/paths"
import type { EventPageModel } from "../../content/pages/event"
import { Price } from "../../ui/price"
import { Share } from "../../ui/share"
import { SiteLink } from "../../ui/site-link"
import { heard, words } from "../../ui/words"
import { phoneHref } from "../shared/venue-links"
import * as texts from "../../texts/events"
import { call } from "../../texts/venue"
import "./event-actions.css"

/** How one gets in: a ticket where they are sold, else a table at the venue; where all is sold, whom to ask. */
function WayIn({ model: { event, takesBookings, phone } }: { model: EventPageModel }) {
  const { status, ticketUrl, title, venue } = event
  if (status === "soldOut" && phone) {
    return (
      <a className="button button--quiet" href={phoneHref(phone)}>
        <span>{call(phone)}</span>
      </a>
    )
  }
  if (status !== "scheduled") return null
  if (ticketUrl) {
    return (
      <SiteLink className="button" href={ticketUrl}>
        <span>{words(texts.tickets(title, heard))}</span>
      </SiteLink>
    )
  }
  if (!takesBookings) return null
  return (
    <SiteLink className="button" href={routeTo("book", { query: { venue: venue.slug } })}>
      <span>{words(texts.bookATableAt(venue.name, heard))}</span>
    </SiteLink>
  )
}

/** What it costs, and what a guest can do about an event that is still to come. */
export function EventActions({ model }: { model: EventPageModel }) {
  const { price, priceNote, status, slug, title } = model.event
  return (
    <div className="event-actions">
      {status !== "cancelled" && (price ?? priceNote) && (
        <p className="event-actions__price">
          {price && (
            <strong className="event-actions__amount">
              {price.amount === 0 ? texts.free : <Price money={price} />}
            </strong>
          )}
          {priceNote && <span>{priceNote}</span>}
        </p>
      )}
      {status !== "postponed" && (
        <p className="actions">
          <WayIn model={model} />
          <a className="event-actions__calendar" href={calendarOfEvent(slug)}>
            <span>
              {words(
                (status === "cancelled" ? texts.updateYourCalendar : texts.addToCalendar)(
                  title,
                  heard,
                ),
              )}
            </span>
          </a>
        </p>
      )}
      <Share title={title} />
    </div>
  )
}
