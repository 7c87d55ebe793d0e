import type { Occurrence } from "../../../shared/recurrence"
import { isCalledOff } from "../../content/called-off"
import type { EventModel } from "../../content/event"
import { EventPoster } from "../../ui/event-poster"
import { SiteLink } from "../../ui/site-link"
import { words } from "../../ui/words"
import { dayInWords, lastDateOf } from "../shared/event-dates"
import { formatInstants } from "../../texts/recurrence"
import { formatAddress } from "../../texts/address"
import * as texts from "../../texts/event"
import "./event-bill.css"

const SIZES = "(min-width: 90em) 34rem, (min-width: 60em) 38vw, (min-width: 40em) 15rem, 37vw"

function When({ event, next, now }: { event: EventModel; next?: Occurrence; now: Date }) {
  const { timeZone } = event.venue
  const { startsAt, endsAt } = next ?? lastDateOf(event)
  const when = (
    <time dateTime={startsAt}>
      {dayInWords(startsAt, timeZone, now)},{" "}
      <span className="event-bill__times">{formatInstants(startsAt, endsAt, timeZone)}</span>
    </time>
  )
  if (isCalledOff(event)) return <s>{when}</s>
  return next ? when : words(texts.wasOn(when))
}

/**
 * The event's bill: its art, and when and where on the paper at its foot.
 * @param next the date that comes next; none where all are over
 */
export function EventBill({
  event,
  next,
  now,
}: {
  event: EventModel
  next?: Occurrence
  now: Date
}) {
  const { venue } = event
  return (
    <div className="event-bill">
      <EventPoster image={event.image} status={event.status} sizes={SIZES} priority>
        <p className="event-bill__when">
          <When event={event} next={next} now={now} />
        </p>
        <p className="event-bill__place">
          <SiteLink href={venue.path}>{venue.name}</SiteLink>
          <br />
          {formatAddress(venue.address)}
        </p>
      </EventPoster>
    </div>
  )
}
