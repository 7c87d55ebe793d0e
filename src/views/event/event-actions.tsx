import { wallClock } from "../../../shared/opening-hours"
import type { EventPageModel } from "../../content/pages/event"
import { Price } from "../../ui/price"
import { Share } from "../../ui/share"
import { SiteLink } from "../../ui/site-link"
import { heard, words } from "../../ui/words"
import { BookLink } from "../shared/book-link"
import { EventCalendar } from "../shared/event-calendar"
import { EventCall } from "../shared/event-call"
import * as texts from "../../texts/events"
import "./event-actions.css"

/** How one gets in: a ticket where they are sold, else a table at the venue, on the day where there is but one. */
function WayIn({ model: { event, takesBookings } }: { model: EventPageModel }) {
  const { status, ticketUrl, title, venue, slug, startsAt, recurrence } = event
  if (status !== "scheduled") return null
  if (ticketUrl) {
    return (
      <SiteLink className="button" href={ticketUrl}>
        <span>{words(texts.tickets(title, heard))}</span>
      </SiteLink>
    )
  }
  if (!takesBookings) return null
  const chosen = {
    venue: venue.slug,
    event: slug,
    ...(recurrence.frequency === "none"
      ? { day: wallClock(new Date(startsAt), venue.timeZone).day }
      : {}),
  }
  return <BookLink chosen={chosen}>{words(texts.bookATableAt(venue.name, heard))}</BookLink>
}

/** What it costs, and what a guest can do about an event that is still to come. */
export function EventActions({ model }: { model: EventPageModel }) {
  const { price, priceNote, placesLeft, status, title } = model.event
  return (
    <div className="event-actions">
      {status !== "cancelled" && (price ?? priceNote ?? placesLeft) !== undefined && (
        <p className="event-actions__price">
          {price && (
            <strong className="event-actions__amount">
              {price.amount === 0 ? texts.free : <Price money={price} />}
            </strong>
          )}
          {priceNote && <span>{priceNote}</span>}
          {status === "scheduled" && placesLeft !== undefined && (
            <strong>{texts.placesLeft(placesLeft)}</strong>
          )}
        </p>
      )}
      <p className="actions">
        <WayIn model={model} />
        <EventCall event={model.event} />
        <EventCalendar className="event-actions__calendar" event={model.event} />
      </p>
      <Share title={title} />
    </div>
  )
}
