import { routeTo } from "../../../shared/paths"
import { occurrences, type Occurrence } from "../../../shared/recurrence"
import { EventPoster } from "../../ui/event-poster"
import { EventPrice } from "../../ui/event-price"
import { RichText } from "../../ui/rich-text"
import { SiteLink } from "../../ui/site-link"
import { isCalledOff } from "../../content/called-off"
import type { EventModel } from "../../content/event"
import { EventCalendar } from "../shared/event-calendar"
import { EventCall } from "../shared/event-call"
import { EventWayIn } from "../shared/event-way-in"
import { dayInWords, movedInWords, recurrenceInWords } from "../shared/event-dates"
import { NO_DATE, type AgendaEntry } from "./whats-on-agenda"
import { formatInstant } from "../../texts/calendar"
import { formatInstants } from "../../texts/recurrence"
import { heard, words } from "../../ui/words"
import * as texts from "../../texts/events"
import "../../ui/disclosure.css"
import "./whats-on-event.css"

const DATES_AHEAD = 3

const SIZES = {
  next: "(min-width: 60em) clamp(22rem, (100vh - 23rem) * 0.8, min(38vw, 34rem)), (min-width: 40em) 54vw, 42vw",
  other: "(min-width: 90em) 19rem, (min-width: 60em) 21vw, (min-width: 40em) 44vw, 34vw",
}

/** "Saturday 28 November, 19:00–23:00"; the year only where it is another than today's. */
function When({ event, next, now }: { event: EventModel; next: Occurrence; now: Date }) {
  const { timeZone } = event.venue
  const { startsAt, endsAt } = next
  const when = (
    <time dateTime={startsAt}>
      {dayInWords(startsAt, timeZone, now)},{" "}
      <span className="whats-on-event__times">{formatInstants(startsAt, endsAt, timeZone)}</span>
    </time>
  )
  return <p className="whats-on-event__when">{isCalledOff(event) ? <s>{when}</s> : when}</p>
}

/** How it repeats, and its next dates. */
function Repeats({ event, now }: { event: EventModel; now: Date }) {
  const { venue } = event
  const repeats = recurrenceInWords(event, now)
  if (!repeats) return null
  if (isCalledOff(event)) {
    return (
      <p className="whats-on-event__repeats">
        <s>{repeats}</s>
      </p>
    )
  }
  const dates = occurrences(event, venue.timeZone, now, DATES_AHEAD)
  return (
    <p className="whats-on-event__repeats">
      {repeats}
      {dates.length === 1
        ? texts.isTheLast
        : dates.map(({ startsAt }, index) => (
            <span key={startsAt}>
              {texts.nextOn(index, dates.length)}
              <time dateTime={startsAt}>{formatInstant(startsAt, venue.timeZone, "dayShort")}</time>
            </span>
          ))}
    </p>
  )
}

/** What has become of it, as far as its poster does not say. */
function Note({ event, now }: { event: EventModel; now: Date }) {
  const moved = movedInWords(event, now)
  if (!moved && !event.statusNote) return null
  return (
    <p className="whats-on-event__note">
      {moved && <strong>{moved} </strong>}
      {event.statusNote}
    </p>
  )
}

/** One event: its poster, and what there is to know beside or below it. */
export function WhatsOnEvent({
  entry,
  now,
  isNext,
}: {
  entry: AgendaEntry
  now: Date
  /** Whether it comes first on the page, where it is shown large. */
  isNext: boolean
}) {
  const { event, first } = entry
  const { venue } = event
  // A repeating event keeps its place on the page after its first date.
  const next = occurrences(event, venue.timeZone, now, 1)[0] ?? first
  const hasDate = first !== NO_DATE
  const heading = `${event.slug}-title`
  return (
    <article className="whats-on-event" aria-labelledby={heading}>
      <EventPoster
        image={event.image}
        status={event.status}
        sizes={isNext ? SIZES.next : SIZES.other}
        priority={isNext}
      >
        <h3 id={heading} className="whats-on-event__title">
          <SiteLink className="name-link" href={routeTo("events", event.slug)}>
            {event.title}
          </SiteLink>
        </h3>
        {hasDate && <When event={event} next={next} now={now} />}
        <p className="whats-on-event__place">
          <SiteLink href={venue.path}>{venue.name}</SiteLink>, {venue.city}
        </p>
      </EventPoster>
      <div className="whats-on-event__text">
        <Note event={event} now={now} />
        <p className="whats-on-event__summary">{event.summary}</p>
        {hasDate && <Repeats event={event} now={now} />}
        {event.description.length > 0 && (
          <details className="disclosure whats-on-event__more">
            <summary>{words(texts.more(event.title, heard))}</summary>
            <RichText value={event.description} />
          </details>
        )}
        {event.status !== "cancelled" &&
          (event.price ?? event.priceNote ?? event.placesLeft) !== undefined && (
            <p className="whats-on-event__price">
              {event.price && (
                <strong>
                  <EventPrice money={event.price} />
                </strong>
              )}
              {event.priceNote && <span>{event.priceNote}</span>}
              {event.status === "scheduled" && event.placesLeft !== undefined && (
                <strong>{texts.placesLeft(event.placesLeft)}</strong>
              )}
            </p>
          )}
        <p className="actions whats-on-event__actions">
          <EventCall event={event} />
          <EventWayIn event={event} next={next} now={now} />
          {hasDate && <EventCalendar className="whats-on-event__calendar" event={event} />}
        </p>
      </div>
    </article>
  )
}
