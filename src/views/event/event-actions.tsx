import { calendarOfEvent } from "../../../shared/calendar-paths"
import { routeTo } from "../../../shared/paths"
import type { EventModel } from "../../content/event"
import { Price } from "../../ui/price"
import { SiteLink } from "../../ui/site-link"
import { heard, words } from "../../ui/words"
import * as texts from "../../texts/events"
import "./event-actions.css"

/** How one gets in: a ticket where they are sold, else a table at the venue. */
function WayIn({ event, takesBookings }: { event: EventModel; takesBookings: boolean }) {
  const { status, ticketUrl, title, venue } = event
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
export function EventActions({
  event,
  takesBookings,
}: {
  event: EventModel
  takesBookings: boolean
}) {
  const { price, priceNote, status, slug, title } = event
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
          <WayIn event={event} takesBookings={takesBookings} />
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
    </div>
  )
}
